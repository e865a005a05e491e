import { account, contract } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

interface Page {
	readonly data: readonly { Id: number; FactProfits: string; CompleteTimeHandler: string; Status: number }[];
	readonly total: number;
	readonly all_fact_profits: string;
}

const read = async (
	bench: ReturnType<typeof createBench>,
	page: string,
	range: Record<string, string> = {},
) => {
	const { data } = await bench.ask(contract.getMyDeal, { status: "3", page, ...range });
	return data as Page;
};

const cents = (texts: readonly string[]) =>
	texts.reduce((sum, text) => sum + Math.round(Number(text) * 1e6), 0);

describe("Spec 1 §3, §4: the history", () => {
	test("has pages of twenty, newest first, each order once; the profit is that of the whole list", async () => {
		const bench = createBench({ scenario: "history-full" });
		const pages = await Promise.all(["1", "2", "3", "4"].map((page) => read(bench, page)));
		const rows = pages.flatMap(({ data }) => data);
		const times = rows.map(({ CompleteTimeHandler }) => CompleteTimeHandler);
		expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
			[20, 60],
			[20, 60],
			[20, 60],
			[0, 60],
		]);
		expect(times).toEqual([...times].sort().reverse());
		expect(new Set(rows.map(({ Id }) => Id)).size).toBe(60);
		expect(pages.map(({ all_fact_profits }) => cents([all_fact_profits]))).toEqual(
			Array(4).fill(cents(rows.map(({ FactProfits }) => FactProfits))),
		);
	});

	test("§5: is filtered by the moment of the close with an exclusive end", async () => {
		const bench = createBench({ scenario: "history-full" });
		const all = (await read(bench, "1")).data;
		const at = (place: number) => String(Date.parse(`${all[place]?.CompleteTimeHandler}Z`) / 1000);
		const some = await read(bench, "1", { startTime: at(7), endTime: at(3) });
		expect(some.data.map(({ Id }) => Id)).toEqual(all.slice(4, 8).map(({ Id }) => Id));
		expect(cents([some.all_fact_profits])).toBe(cents(all.slice(4, 8).map(({ FactProfits }) => FactProfits)));
	});

	test("is only readable by its owner", async () => {
		const bench = createBench({ scenario: "history-full" });
		const { data } = await bench.ask(
			contract.getMyDeal,
			{ status: "3", page: "1" },
			bench.signIn("omar@tradewind.test"),
		);
		expect(data).toMatchObject({ data: [], total: 0, all_fact_profits: "0" });
	});
});

describe("Spec 1 §7: the day's profit", () => {
	test("is the profit of orders closed since midnight plus the floating profit", async () => {
		const bench = createBench({ scenario: "untraded" });
		const at = (price: string) => bench.platform.control.price({ code: "EURUSD", price });
		at("1.1");
		await bench.ask(contract.submitContract, marketOrder);
		await bench.ask(contract.submitContract, { ...marketOrder, type: "2" });
		at("1.101");
		await bench.ask(contract.closeContract, { id: "501" });
		at("1.102");
		expect((await bench.ask(account.getProfits)).data).toEqual({ profits: "-10" });
		bench.platform.control.market({ code: "EURUSD", open: false });
		bench.advance(86_400_000);
		expect((await bench.ask(account.getProfits)).data).toEqual({ profits: "-20" });
	});
});

test("Spec 1 §9: the fixed margin mode locks the contract size, independent of the price", async () => {
	const bench = createBench({ scenario: "untraded" });
	await bench.ask(contract.submitContract, { ...marketOrder, forex_id: "15", cont: "2", multiple: "20" });
	expect(bench.account()?.locked).toBe("1000");
});
