import { account, calls, content, contract, market, session } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder, requestOf } from "../test/client.test-support.ts";

/** The state without the log of the requests. */
const worthKeeping = ({ requests: _, ...state }: ReturnType<ReturnType<typeof createBench>["state"]>) =>
	state;

describe("Spec 1 §7: the calls", () => {
	test.each(calls.map((call) => [call.id, call] as const))("%s is answered", async (_, call) => {
		const bench = createBench();
		const response = await bench.platform.fetch(requestOf(call, call.example.input, { token: bench.token }));
		expect(response.status).toBe(200);
	});

	test("an unknown path is not found, another method is not allowed", async () => {
		const { platform } = createBench();
		const status = async (path: string, method = "GET") =>
			(await platform.fetch(new Request(`http://platform.test${path}`, { method }))).status;
		expect([
			await status("/api/nothing"),
			await status("/v2/api/forex/submit", "POST"),
			await status("/media/nothing.svg"),
		]).toEqual([404, 405, 404]);
	});

	test("the time parameter t and unknown fields are ignored", async () => {
		const bench = createBench();
		expect(await bench.ask(market.getKline, { forex_id: "1", period: "1day", t: "1", x: "y" })).toMatchObject(
			{
				code: 1,
			},
		);
	});

	test("texts are in the language of the lang header, or in English", async () => {
		const { platform } = createBench();
		const first = async (lang: string) => {
			const response = await platform.fetch(requestOf(market.getCategories, {}, { lang }));
			return (await response.json()).data[0].NameShowTrans;
		};
		expect([
			await first("en"),
			await first("hk"),
			await first("tw"),
			await first("ar"),
			await first("xx"),
		]).toEqual(["Currencies", "外匯", "外匯", "العملات", "Currencies"]);
	});

	test("media is the last home block", async () => {
		const { data } = await createBench().ask(content.getMenu);
		const blocks = (data as { group: string; component_name: string }[])
			.filter(({ group }) => group === "home_template_sort")
			.map(({ component_name }) => component_name);
		expect(blocks).toEqual(["search", "asset", "news", "top", "quick_menu", "category", "list", "media"]);
	});
});

describe("Spec 1 §8: code 999", () => {
	const closed = calls.filter((call) => call.access === "session");

	test.each(closed.map((call) => [call.id, call] as const))(
		"%s without a token or with a wrong one is refused and changes nothing",
		async (_, call) => {
			const bench = createBench({ scenario: "holding-orders" });
			const before = bench.state();
			const refused = { code: 999, msg: "Please log in again", data: null };
			const bare = await bench.platform.fetch(requestOf(call, call.example.input));
			expect(await bare.json()).toEqual(refused);
			expect(await bench.ask(call, call.example.input, "not-a-token")).toEqual(refused);
			expect(worthKeeping(bench.state())).toEqual(worthKeeping(before));
		},
	);

	test("is the answer to an expired token, and to all tokens after all expire", async () => {
		const bench = createBench();
		const other = bench.signIn("omar@tradewind.test");
		bench.platform.control["session/expire"]({ token: bench.token });
		expect(await bench.ask(session.getUserInfo)).toMatchObject({ code: 999 });
		expect(await bench.ask(session.getUserInfo, {}, other)).toMatchObject({ code: 1 });
		bench.platform.control["session/expire"]({ all: true });
		expect(await bench.ask(session.getUserInfo, {}, other)).toMatchObject({ code: 999 });
	});
});

describe("a request that does not fit", () => {
	const submit = (changed: Record<string, string>) =>
		[contract.submitContract, { ...marketOrder, ...changed }] as const;

	test.each([
		["cont: this value is not accepted", submit({ cont: "a lot" })],
		["cont: this value is not accepted", submit({ cont: "-1" })],
		["type: this value is not accepted", submit({ type: "3" })],
		["forex_id: this value is not accepted", submit({ forex_id: "0" })],
		["There is no such instrument", submit({ forex_id: "999" })],
		["Leverage: 7 is not offered for EUR/USD", submit({ multiple: "7" })],
		["The minimum quantity is 0.01", submit({ cont: "0.001" })],
		["The quantity must be a multiple of 0.01", submit({ cont: "0.105" })],
		["A pending order needs an order price", submit({ status: "0" })],
		["A market order has no order price", submit({ target_price: "1" })],
		["Maximum 5 decimal places", submit({ status: "0", target_price: "1.0000001" })],
		["Stop-loss: must be ", submit({ stop_loss_price: "9" })],
		["Maximum 5 decimal places", submit({ stop_loss_price: "0.0000001" })],
		["Take-profit: must be ", submit({ target_profit_price: "0.5" })],
		["id: this value is not accepted", [contract.closeContract, { id: "x" }] as const],
		["There is no such order", [contract.cancelContract, { id: "999" }] as const],
		["page: this value is not accepted", [contract.getMyDeal, { status: "1", page: "0" }] as const],
		[
			"endTime: this value is not accepted",
			[contract.getMyDeal, { status: "3", page: "1", startTime: "1" }] as const,
		],
		["period: this value is not accepted", [market.getKline, { forex_id: "1", period: "2min" }] as const],
	])("is refused: %s, and nothing changes", async (reason, [call, input]) => {
		const bench = createBench();
		const before = bench.state();
		const answer = await bench.ask(call, input);
		expect({ ...answer, msg: answer.msg.startsWith(reason) }).toEqual({
			code: 0,
			msg: true,
			data: null,
		});
		expect(worthKeeping(bench.state())).toEqual(worthKeeping(before));
	});

	test.each([
		["The market is closed", submit({ forex_id: "22", cont: "1", multiple: "50" })],
		["No leverage is configured for Litecoin", submit({ forex_id: "28", cont: "1" })],
		["Insufficient balance: ", submit({ cont: "900" })],
	])("is refused with: %s", async (sentence, [call, input]) => {
		const bench = createBench({ scenario: "untraded" });
		const before = bench.state();
		const { code, msg } = await bench.ask(call, input);
		expect([code, msg.startsWith(sentence)]).toEqual([0, true]);
		expect(worthKeeping(bench.state())).toEqual(worthKeeping(before));
	});
});

describe("Spec 1 §7: sessions and accounts", () => {
	const device = { device_system: "x", device_version: "1" };
	const demo = async (bench: ReturnType<typeof createBench>, device_id: string) => {
		const { data } = await bench.ask(session.createAccountDemoForU, { demo_id: "", ...device, device_id });
		return data as { token: string; user: { uid: string; is_demo: number } };
	};

	test("a device gets one demo account with an opening balance, and finds it again", async () => {
		const bench = createBench();
		const first = await demo(bench, "one");
		await bench.ask(contract.submitContract, marketOrder, first.token);
		const again = await demo(bench, "one");
		const other = await demo(bench, "two");
		const grants = bench.state().journal.filter(({ postings }) => postings[1]?.amount === "100000");
		expect([again.user, again.user.is_demo, grants.length]).toEqual([first.user, 1, 2]);
		expect(other.user.uid).not.toBe(first.user.uid);
		expect((await bench.ask(contract.getMyDeal, { status: "1", page: "1" }, again.token)).data).toMatchObject(
			{
				total: 1,
			},
		);
		expect((await bench.ask(account.getBalance, {}, other.token)).data).toContainEqual({
			accountTypeId: 1,
			type: "forex",
			balance: "100000",
			lockBalance: "0",
			currencyId: 1,
		});
	});

	test.each([
		["email", "mia@tradewind.test", "Tradewind-1", 1],
		["email", "MIA@tradewind.test ", "Tradewind-1", 1],
		["mobile", "+0015550102", "Tradewind-1", 1],
		["email", "mia@tradewind.test", "tradewind-1", 0],
		["mobile", "mia@tradewind.test", "Tradewind-1", 0],
		["email", "", "Tradewind-1", 0],
	])("login by %s as %j with %j answers code %i", async (login_type, who, password, code) => {
		const bench = createBench();
		const answer = await bench.ask(session.loginForU, {
			account: who,
			password,
			login_type,
			...device,
			device_id: "d",
		});
		expect(answer.code).toBe(code);
	});
});
