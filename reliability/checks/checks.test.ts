import { transfer } from "@tradewind/contracts";
import { breachOf } from "@tradewind/domain/check";
import {
	orderId,
	type TradeUpdate,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "@tradewind/domain/contract";
import { decimal, money, rate, toText } from "@tradewind/domain/money";
import { checks } from "@tradewind/domain/rule-book";
import { createPlatform, type Platform } from "@tradewind/mock-server";
import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { account, ask } from "../money-faults/ask.ts";
import { createRandomChoice } from "../soak/random-choice.ts";
import { createReader } from "./read-answers.ts";
import { withWrongFigure, wrongFigures } from "./wrong-figures.ts";

const start = async (scenario: string): Promise<Platform> => {
	const platform = createPlatform({ scenario });
	await platform.opened;
	return platform;
};

test("A-921: each of 36 wrong figures is found, by the checks of its figure only", async () => {
	const platforms = new Map<string, Platform>();
	const found: string[] = [];
	for (const wrong of wrongFigures) {
		const { scenario = "all-money" } = wrong;
		const platform = platforms.get(scenario) ?? (await start(scenario));
		platforms.set(scenario, platform);
		const breaches = await createReader(platform, account, withWrongFigure(wrong)).breaches();
		found.push(`${wrong.wrong}: ${[...new Set(breaches.map(({ id }) => id))].sort().join(", ")}`);
	}
	for (const platform of platforms.values()) platform.stop();
	expect(found).toEqual(
		wrongFigures.map(({ wrong, found: expected }) => `${wrong}: ${[...expected].sort().join(", ")}`),
	);
	expect(wrongFigures).toHaveLength(36);
});

const totals = [totalProfitCheck, totalMarginCheck, totalLevelCheck];

/** The customer's pushes of the platform, as the app reads them. */
const pushesOf = (platform: Platform, token: string) => {
	const pushes: TradeUpdate[] = [];
	const socket = platform.connect({
		send: (text) => {
			const { type, data } = JSON.parse(text);
			if (type === "FOREX_TRADE") pushes.push(updateOf(data));
		},
		close: () => {},
	});
	socket.received(JSON.stringify({ type: "login", token }));
	socket.received(JSON.stringify({ type: "sub", topic: "FOREX_TRADE" }));
	return { taken: () => pushes.splice(0) };
};

const updateOf = (data: {
	readonly ProfitsTotal: string;
	readonly HazardRate: string;
	readonly CautionMoneyAll: string;
	readonly TransOrder: readonly { readonly Id: number; readonly FactProfits: string }[];
}): TradeUpdate => ({
	isOfOneMoment: true,
	totals: {
		profit: money(decimal(data.ProfitsTotal)),
		hazardRate: rate(decimal(data.HazardRate)),
		margin: money(decimal(data.CautionMoneyAll)),
	},
	orders: data.TransOrder.map(({ Id, FactProfits }) => ({
		id: orderId(Id),
		latestPrice: undefined,
		profit: money(decimal(FactProfits)),
	})),
});

test("A-921: wrong totals of a push are found", async () => {
	const platform = await start("all-money");
	const reader = createReader(platform, account);
	const held = await reader.held();
	const { taken } = pushesOf(platform, reader.token);
	platform.control.clock({ advanceMs: 1000 });
	const update = taken().at(-1);
	const known = update?.totals;
	if (!update || !known?.profit || !known.margin) throw new Error("There is no push with totals.");
	/** Beyond the rounding of each position. */
	const more = (value: BigDecimal.BigDecimal) => money(BigDecimal.sum(value, decimal("0.1")));
	const ids = (changed: TradeUpdate, of = held) =>
		totals.flatMap((check) => breachOf(check, { update: changed, held: of })?.id ?? []);
	const first = update.orders.map((order, at) =>
		at === 0 && order.profit ? { ...order, profit: more(order.profit) } : order,
	);
	expect([
		ids(update),
		ids({ ...update, totals: { ...known, profit: more(known.profit) } }),
		ids({ ...update, totals: { ...known, profit: money(BigDecimal.negate(known.profit)) } }),
		ids({ ...update, orders: first }),
		ids({ ...update, totals: { ...known, margin: money(decimal("1")) } }),
		ids({ ...update, orders: [], totals: { ...known, profit: money(decimal("0")) } }, []),
		ids({ ...update, orders: first, isOfOneMoment: false }),
		ids({ ...update, orders: update.orders.slice(1) }),
	]).toEqual([
		[],
		["orders.profit"],
		["orders.profit"],
		["orders.profit"],
		["orders.margin"],
		["orders.hazard-rate"],
		[],
		[],
	]);
	platform.stop();
});

test("A-921: random days of a platform have no breach in any answer or push", async () => {
	for (const [seed, scenario] of (["all-money", "holding-orders"] as const).entries()) {
		const platform = await start(scenario);
		const reader = createReader(platform, account);
		const { taken } = pushesOf(platform, reader.token);
		const found: string[] = [];
		const note = (
			where: string,
			breaches: readonly {
				readonly id: string;
				readonly reported: BigDecimal.BigDecimal;
				readonly other: BigDecimal.BigDecimal;
			}[],
		) =>
			found.push(
				...breaches.map(({ id, reported, other }) => `${where}: ${id} ${toText(reported)} ${toText(other)}`),
			);
		const random = createRandomChoice(seed + 52);
		for (let step = 0; step < 40 && found.length === 0; step += 1) {
			await happens(platform, random);
			platform.control.clock({
				advanceMs: random.between(1, 3) === 1 ? random.between(1, 90) * 60_000 : random.between(1, 3000),
			});
			const held = await reader.held();
			// Prices move with the clock only: the push is of the moment of the reading.
			const update = taken().at(-1);
			if (update)
				note(
					`step ${step}`,
					totals.flatMap((check) => breachOf(check, { update, held }) ?? []),
				);
			if (step % 8 === 7) note(`step ${step}`, await reader.breaches());
		}
		platform.stop();
		expect(found).toEqual([]);
	}
}, 60_000);

const happens = async (platform: Platform, random: ReturnType<typeof createRandomChoice>): Promise<void> => {
	const { control } = platform;
	const code = random.oneOf(["EURUSD", "XAUUSD", "BTCUSD"]) ?? "EURUSD";
	const open = control
		.state()
		.orders.filter(({ customerId, Status }) => customerId === 1 && (Status === 0 || Status === 1));
	const chosen = random.oneOf(open);
	try {
		switch (random.between(0, 6)) {
			case 0:
			case 1:
				control["order/place"]({
					account,
					code,
					direction: random.oneOf(["buy", "sell"] as const) ?? "buy",
					quantity: random.oneOf(["0.01", "0.1", "0.5"]) ?? "0.1",
				});
				return;
			case 2:
				if (chosen?.Status === 1) control["order/close"]({ account, orderId: chosen.Id });
				if (chosen?.Status === 0) control["order/cancel"]({ account, orderId: chosen.Id });
				return;
			case 3:
				control["micro/place"]({
					account,
					code,
					direction: random.oneOf(["up", "down"] as const) ?? "up",
					amount: String(random.between(5, 40)),
					seconds: 30,
				});
				return;
			case 4: {
				const price = control.state().market.find((one) => one.code === code)?.price ?? "1";
				const factor = decimal(random.oneOf(["0.9", "0.97", "1.004", "1.05"]) ?? "1");
				const moved = BigDecimal.round(BigDecimal.multiply(decimal(price), factor), {
					scale: 1,
					mode: "ceil",
				});
				control.price({ code, price: toText(moved) });
				return;
			}
			case 5:
				await ask(platform, transfer.transfer, { balance: "1.25", currency_id: "1", from: "1", to: "3" });
				return;
			default:
				control["account/adjust"]({ account, wallet: "forex", amount: "12.345", memo: "Bonus" });
		}
	} catch {
		// The platform refuses what the customer cannot do.
	}
};

test("every check has its own id, and a wrong figure that it finds", () => {
	const ids = checks.map(({ id }) => id);
	expect(ids).toEqual([...new Set(ids)]);
	const covered = new Set([...wrongFigures.flatMap(({ found }) => found), ...totals.map(({ id }) => id)]);
	expect(ids.filter((id) => !covered.has(id))).toEqual([]);
});
