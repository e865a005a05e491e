import { market, micro, site } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { scenarios } from "../scenarios/scenarios.ts";
import { createBench } from "../test/client.test-support.ts";

const post = async (bench: ReturnType<typeof createBench>, command: string, body: unknown) => {
	const url = `http://platform.test/__control/${command}`;
	const response = await bench.platform.fetch(
		new Request(url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		}),
	);
	return { status: response.status, body: await response.json() };
};

describe("the control over HTTP", () => {
	test.each([
		["clock", { advanceMs: "1" }, "advanceMs"],
		["clock", {}, "advanceMs"],
		["price", { code: "EURUSD", price: 1.1 }, "price"],
		["price", { code: "NOTHING", price: "1" }, "code"],
		["market", { code: "EURUSD", open: "no" }, "open"],
		["micro/offer", { seconds: 45, profitRatio: "0.6" }, "seconds"],
		["micro/offer", { seconds: 30, profitRatio: 0.6 }, "profitRatio"],
		["micro/offer", { seconds: 30, profitRatio: "-0.6" }, "profitRatio"],
		["trader/open", { traderId: "1001", code: "EURUSD", direction: "buy", quantity: "0.1" }, "traderId"],
		["trader/open", { traderId: 1001, code: "NOTHING", direction: "buy", quantity: "0.1" }, "code"],
		["trader/close", {}, "traderId"],
		["trader/decide", { account: "mia@tradewind.test", approved: true }, "account"],
		["flags", { is_micro: "2" }, "is_micro"],
		["flags", { micro_loss_level: "half" }, "micro_loss_level"],
		["flags", { is_nothing: "1" }, "is_nothing"],
		["flags", { status: "open" }, "status"],
		["reset", { scenario: "nothing" }, "scenario"],
		["session/open", { account: "nobody" }, "account"],
		["message", { account: "nobody", title: "t", content: "" }, "account"],
		["session/expire", {}, "token"],
		["faults", { http: [{ match: "*", drop: "sometimes" }] }, "http.0.drop"],
		["faults", { http: [{ match: "contract.noSuchCall", status: 500 }] }, "http.0.match"],
		["faults", { socket: [{ kind: "dance" }] }, "socket.0.kind"],
		["load", { instruments: 1, ticksPerSecond: 3 }, "ticksPerSecond"],
		[
			"load",
			{ instruments: 1, ticksPerSecond: 5, orders: { account: "nobody", count: 1, pushesPerSecond: 5 } },
			"account",
		],
	])("%s %j is refused with 400 and names %s; nothing changes", async (command, body, field) => {
		const bench = createBench();
		const before = bench.state();
		expect(await post(bench, command, body)).toMatchObject({ status: 400, body: { field } });
		expect(bench.state()).toEqual(before);
	});

	test.each([
		["reset", { scenaro: "empty" }, "scenaro", "scenaro: there is no such field. Did you mean scenario?"],
		[
			"faults",
			{ http: [{ match: "*", statuss: 500 }] },
			"http.0.statuss",
			"http.0.statuss: there is no such field. Did you mean status?",
		],
		[
			"faults",
			{ socket: [{ kind: "drop", milliseconds: 1 }] },
			"socket.0.milliseconds",
			"socket.0.milliseconds: there is no such field",
		],
		[
			"load",
			{
				instruments: 1,
				ticksPerSecond: 5,
				orders: { account: "mia@tradewind.test", counts: 1, pushesPerSecond: 5 },
			},
			"orders.counts",
			"orders.counts: there is no such field. Did you mean count?",
		],
		[
			"clock",
			{ advanceMS: 1, advanceMs: 1 },
			"advanceMS",
			"advanceMS: there is no such field. Did you mean advanceMs?",
		],
		["faults/clear", { http: [] }, "http", "http: there is no such field"],
		["flags", { is_micr: "1" }, "is_micr", "is_micr: there is no such flag. Did you mean is_micro?"],
		[
			"reset",
			{ scenario: "identity-verifed" },
			"scenario",
			"scenario: there is no scenario identity-verifed. Did you mean identity-verified?",
		],
		[
			"prices",
			{ code: "EURUSD", price: "1" },
			"command",
			"command: there is no command prices. Did you mean price?",
		],
	])("%s %j is refused, and what was meant is named", async (command, body, field, msg) => {
		const bench = createBench();
		const before = bench.state();
		expect(await post(bench, command, body)).toEqual({ status: 400, body: { field, msg } });
		expect(bench.state()).toEqual(before);
	});

	test("flags change the site configuration and the company's status", async () => {
		const bench = createBench();
		await post(bench, "flags", {
			is_mock_login: "0",
			site_name: "Gale",
			status: "0",
			loss_url: "https://x.test",
		});
		expect((await bench.ask(site.getBasicInfo)).data).toMatchObject({
			is_mock_login: "0",
			site_name: "Gale",
		});
		expect((await bench.ask(site.getCompanyStatus)).data).toEqual({
			status: 0,
			type: 1,
			loss_url: "https://x.test",
		});
	});

	test("micro/offer changes the ratio of an option; a running order keeps its ratio", async () => {
		const bench = createBench({ scenario: "untraded" });
		const submit = () =>
			bench.ask(micro.submitMicro, { forex_id: "1", type: "1", number: "50", seconds: "60" });
		const ratios = async () => {
			const { data } = await bench.ask(micro.getSeconds);
			return Object(data).sec.map(({ ProfitRatio }: { ProfitRatio: string }) => ProfitRatio);
		};
		expect(await ratios()).toEqual(["0.8", "0.85", "0.9", "0.95"]);
		await submit();
		await post(bench, "micro/offer", { seconds: 60, profitRatio: "0.6" });
		await submit();
		expect(await ratios()).toEqual(["0.8", "0.6", "0.9", "0.95"]);
		expect(bench.state().microOrders.map(({ ProfitRatio }) => ProfitRatio)).toEqual(["0.85", "0.6"]);
		await post(bench, "reset", {});
		expect(await ratios()).toEqual(["0.8", "0.85", "0.9", "0.95"]);
	});

	test("reset restarts: it closes sockets, ends sessions and restores the first state", async () => {
		const bench = createBench();
		const client = bench.connect([]);
		const first = createBench().state();
		await post(bench, "price", { code: "EURUSD", price: "1.5" });
		await post(bench, "clock", { advanceMs: 90_000 });
		await post(bench, "reset", {});
		expect([client.isClosed(), bench.state()]).toEqual([true, { ...first, sessions: 0 }]);
	});

	test("load adds instruments with the given tick rate", async () => {
		const bench = createBench({ scenario: "empty-market" });
		await post(bench, "load", { instruments: 50, ticksPerSecond: 20 });
		const client = bench.connect(["DAY_MARKET"]);
		client.takeFrames();
		for (const _ of Array(40)) bench.advance(25);
		expect(client.takeFrames()).toHaveLength(50 * 20);
		const { data } = await bench.ask(market.getTradeList);
		expect(data).toHaveLength(50);
	});

	test("load opens orders of a customer, each pushed at the given rate", async () => {
		const bench = createBench({ scenario: "untraded" });
		const orders = { account: "mia@tradewind.test", count: 30, pushesPerSecond: 5 };
		await post(bench, "load", { instruments: 10, ticksPerSecond: 5, orders });
		const client = bench.connect(["FOREX_TRADE"], bench.token);
		const told = () =>
			client.takeFrames().flatMap((frame) => (frame.type === "FOREX_TRADE" ? [frame.data.TransOrder] : []));
		expect(told().map(({ length }) => length)).toEqual([30]);
		for (const _ of Array(50)) bench.advance(20);
		const frames = told();
		const held = bench.state().orders.filter(({ Status }) => Status === 1);
		expect(frames.map(({ length }) => length)).toEqual(Array(150).fill(1));
		const times = frames.flat().map(({ Id }) => Id);
		expect(held.map(({ Id }) => times.filter((id) => id === Id).length)).toEqual(held.map(() => 5));
		for (const { code } of bench.state().market) bench.platform.control.market({ code, open: false });
		for (const _ of Array(10)) bench.advance(20);
		const { orders: standing, sumOfPostings } = bench.state();
		const last = new Map(
			told()
				.flat()
				.map((order) => [order.Id, order]),
		);
		expect([...last.values()].sort((one, other) => one.Id - other.Id)).toEqual(
			standing.map(({ Id, UpdatePrice, FactProfits }) => ({ Id, UpdatePrice, FactProfits })),
		);
		expect([new Set(held.map(({ OrderType }) => OrderType)).size, sumOfPostings]).toEqual([2, "0"]);
	});

	test("the state can be read", async () => {
		const bench = createBench();
		const response = await bench.platform.fetch(new Request("http://platform.test/__control/state"));
		expect(await response.json()).toEqual(JSON.parse(JSON.stringify(bench.state())));
	});
});

test.each(scenarios.map(({ name }) => [name]))(
	"the scenario %s can be set up, and its ledger balances",
	(name) => {
		const { scenario, sumOfPostings } = createBench({ scenario: name }).state();
		expect({ scenario, sumOfPostings }).toEqual({ scenario: name, sumOfPostings: "0" });
	},
);

test("the default scenario has the data that a demo needs", () => {
	const bench = createBench();
	const { market: instruments } = bench.state();
	expect(instruments.length).toBeGreaterThanOrEqual(24);
	expect(instruments.filter(({ isOpen }) => !isOpen).map(({ code }) => code)).toEqual(["JP225"]);
	const precisions = new Set(instruments.map(({ price }) => price.split(".")[1]?.length ?? 0));
	expect([...precisions].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
