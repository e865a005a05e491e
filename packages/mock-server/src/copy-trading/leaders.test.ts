import { copyTrading, type InputOf, type ReplyOf } from "@tradewind/contracts";
import { decimal, money, toText } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";
import { figuresOf } from "./leader.ts";

type Page = ReplyOf<typeof copyTrading.getRanking>;
type Sort = InputOf<typeof copyTrading.getRanking>["sort"];

const read = async (bench: Bench, sort: Sort = "three_week_rate", page = "1"): Promise<Page> =>
	(await bench.ask(copyTrading.getRanking, { sort, page })).data as Page;

const dayMs = 86_400_000;
const trade = (daysAgo: number, profit: string) => ({
	closedAt: 100 * dayMs - daysAgo * dayMs,
	profit: money(decimal(profit)),
});
const trades = [trade(30, "300"), trade(21, "7"), trade(20, "100"), trade(2, "-50.5"), trade(1, "0.5")];
const capital = money(decimal("3000"));

const texts = (now: number) =>
	Object.entries(figuresOf(trades, capital, now)).map(([name, value]) => [name, toText(value)]);

describe("Spec 1 §3: a leader's figures", () => {
	test("are those of the trades closed in the last 21 days, and of all trades", () => {
		expect(texts(100 * dayMs)).toEqual([
			["three_week_rate", "1.67"],
			["three_week_win", "66.67"],
			["three_week_profit", "50"],
			["total_rate", "11.9"],
		]);
	});

	test("are zero without a close in three weeks, except those of all trades", () => {
		expect(texts(200 * dayMs)).toEqual([
			["three_week_rate", "0"],
			["three_week_win", "0"],
			["three_week_profit", "0"],
			["total_rate", "11.9"],
		]);
	});
});

describe("Spec 1 §2: the ranking", () => {
	const shared = createBench();

	test.each(["three_week_rate", "three_week_win", "three_week_profit", "total_rate"] as const)(
		"by %s is in descending order, each leader once over its pages",
		async (sort) => {
			const pages = await Promise.all(["1", "2", "3"].map((page) => read(shared, sort, page)));
			const rows = pages.flatMap(({ data }) => data);
			const figures = rows.map((row) => Number(row[sort]));
			expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
				[20, 28],
				[8, 28],
				[0, 28],
			]);
			expect(figures).toEqual([...figures].sort((one, other) => other - one));
			expect(new Set(rows.map(({ user }) => user.id)).size).toBe(28);
		},
	);

	test("has gains and losses, the same for the same seed", async () => {
		const [one, again, other] = await Promise.all([
			read(shared),
			read(createBench()),
			read(createBench({ seed: "another" })),
		]);
		const last = await read(shared, "three_week_rate", "2");
		expect(again).toEqual(one);
		expect(other).not.toEqual(one);
		expect([
			Number(one.data[0]?.three_week_rate) > 0,
			Number(last.data.at(-1)?.three_week_rate) < 0,
			one.data.every(({ total_trade_num }) => Number(total_trade_num) > 0),
		]).toEqual([true, true, true]);
	});

	test("follows the clock: leaders go on trading, and the same clock and seed give the same trades", async () => {
		const [bench, again] = [createBench(), createBench()];
		const before = await read(bench, "total_rate");
		await read(again, "total_rate");
		for (const each of [bench, again]) each.advance(dayMs);
		const after = await read(bench, "total_rate");
		const tradesOf = ({ data }: Page) =>
			data.reduce((sum, { total_trade_num }) => sum + Number(total_trade_num), 0);
		expect(tradesOf(after)).toBeGreaterThan(tradesOf(before) + 20);
		expect(await read(again, "total_rate")).toEqual(after);
	});

	test("is empty without leaders", async () => {
		expect(await read(createBench({ scenario: "no-leaders" }))).toEqual({ data: [], total: 0 });
	});

	test("links to existing pictures", async () => {
		const { data } = await read(shared);
		const address = data.find(({ user }) => user.avatar !== "")?.user.avatar ?? "";
		const picture = await shared.platform.fetch(new Request(`http://platform.test${address}`));
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
	});
});
