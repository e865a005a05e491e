import { account, contract, micro } from "@tradewind/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder } from "../test/client.test-support.ts";

const createQuietBench = (flags: Readonly<Record<string, string>> = {}) => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.flags({ is_micro: "1", ...flags });
	bench.platform.control.price({ code: "EURUSD", price: "1.1" });
	return bench;
};
const up = { forex_id: "1", type: "1", number: "50", seconds: "60" } as const;
const down = { ...up, type: "2" } as const;
const ordersOf = async (bench: Bench, status: "1" | "3") =>
	(await bench.ask(micro.getMicroOrders, { status, page: "1" })).data;
const balances = async (bench: Bench) => {
	const { data } = await bench.ask(account.getBalance);
	return data;
};
const micros = (bench: Bench) => bench.state().microOrders;
/** Lets a minute pass that ends at the given price. */
const endAt = (bench: Bench, price: string) => {
	bench.advance(59_999);
	bench.platform.control.price({ code: "EURUSD", price });
	bench.advance(1);
};

describe("Spec 1 §4: a micro order", () => {
	test("runs for its seconds, with its amount locked", async () => {
		const bench = createQuietBench();
		expect(await bench.ask(micro.submitMicro, up)).toEqual({
			code: 1,
			msg: "Order placed",
			data: { Id: 701 },
		});
		bench.advance(15_000);
		expect(await ordersOf(bench, "1")).toEqual({
			data: [
				{
					Id: 701,
					ForexTradeList: { Id: 1, Code: "EURUSD", ShowCode: "EUR/USD" },
					Type: 1,
					Number: "50",
					Seconds: 60,
					RemainMilliSeconds: 45_000,
					OpenPrice: "1.10000",
					EndPrice: "0",
					ProfitRatio: "0.85",
					FactProfits: "0",
					Status: 1,
					CreatedAtST: "2026-03-02 10:00:00",
					CompleteAtST: "",
				},
			],
			total: 1,
		});
		expect(await balances(bench)).toContainEqual({
			accountTypeId: 2,
			type: "micro",
			balance: "450",
			lockBalance: "50",
			currencyId: 1,
		});
	});

	test.each([
		["up and the price rose", up, "1.10001", "42.5", "542.5"],
		["up and the price fell", up, "1.09999", "-50", "450"],
		["down and the price fell", down, "1.09999", "42.5", "542.5"],
		["down and the price rose", down, "1.10001", "-50", "450"],
		["up and the price stands where it stood", up, "1.1", "0", "500"],
		["down and the price stands where it stood", down, "1.1", "0", "500"],
	])("that was %s", async (_, order, price, profit, balance) => {
		const bench = createQuietBench();
		await bench.ask(micro.submitMicro, order);
		endAt(bench, price);
		expect(micros(bench)).toMatchObject([
			{ Status: 3, RemainMilliSeconds: 0, FactProfits: profit, CompleteAtST: "2026-03-02 10:01:00" },
		]);
		expect(await balances(bench)).toContainEqual(
			expect.objectContaining({ type: "micro", balance, lockBalance: "0" }),
		);
		expect(bench.state().sumOfPostings).toBe("0");
	});

	test("counts towards the profit of the day on which it ends (Spec 1 §2, §7)", async () => {
		const bench = createQuietBench();
		const profits = async () => (await bench.ask(account.getProfits)).data;
		await bench.ask(micro.submitMicro, up);
		await bench.ask(micro.submitMicro, { ...down, number: "20" });
		expect(await profits()).toEqual({ profits: "0" });
		endAt(bench, "1.10001");
		expect(await profits()).toEqual({ profits: "22.5" });
		bench.advance(86_400_000);
		expect(await profits()).toEqual({ profits: "0" });
	});

	test("loses at most its possible profit if micro_loss_level is not 0 (Spec 1 §9)", async () => {
		const bench = createQuietBench({ micro_loss_level: "1" });
		await bench.ask(micro.submitMicro, up);
		endAt(bench, "1.09");
		expect(micros(bench)).toMatchObject([{ FactProfits: "-42.5" }]);
	});

	test("settles at the quote of its end, however late it is read", async () => {
		const [asked, late] = [createQuietBench(), createQuietBench()];
		for (const bench of [asked, late]) await bench.ask(micro.submitMicro, up);
		asked.advance(60_000);
		const atTheMoment = micros(asked);
		asked.advance(600_000);
		late.advance(660_000);
		expect([micros(asked), micros(late)]).toEqual([atTheMoment, atTheMoment]);
		expect(atTheMoment).toMatchObject([{ Status: 3 }]);
	});

	test("uses the contract account in one-account mode (Spec 1 §6)", async () => {
		const bench = createQuietBench({ only_one_account: "1" });
		await bench.ask(micro.submitMicro, up);
		expect(bench.account()).toMatchObject({ free: "9950", locked: "50" });
		endAt(bench, "1.2");
		expect(bench.account()).toMatchObject({ free: "10042.5", locked: "0" });
	});
});

describe("Spec 1 §5: a micro order is refused", () => {
	test.each([
		["below the minimum of its seconds", { ...up, number: "9.99" }, "The minimum amount is 10"],
		["for seconds that are not offered", { ...up, seconds: "61" }, "Duration: 61 is not offered"],
		["above the balance", { ...up, number: "500.01" }, expect.stringContaining("500")],
		["for an instrument that there is not", { ...up, forex_id: "999" }, expect.any(String)],
	])("%s", async (_, order, msg) => {
		const bench = createQuietBench();
		expect(await bench.ask(micro.submitMicro, order)).toEqual({ code: 0, msg, data: null });
		expect(micros(bench)).toEqual([]);
	});

	test("while the market is closed, and if micro is not offered", async () => {
		const bench = createQuietBench();
		bench.platform.control.market({ code: "EURUSD", open: false });
		expect(await bench.ask(micro.submitMicro, up)).toMatchObject({ code: 0, msg: "The market is closed" });
		const without = createQuietBench({ is_micro: "0" });
		expect(await without.ask(micro.submitMicro, up)).toMatchObject({ msg: "Micro trading is not available" });
	});
});

test("the ledger balances after any trades, and the locked amount is that of the open orders", async () => {
	const deeds = fc.array(
		fc.oneof(
			fc.record({
				type: fc.constantFrom("1", "2"),
				number: fc.constantFrom("10", "33.33", "120"),
				seconds: fc.constantFrom("30", "60"),
			}),
			fc.integer({ min: 1, max: 90_000 }),
			fc.constant("contract" as const),
		),
		{ maxLength: 20 },
	);
	await fc.assert(
		fc.asyncProperty(deeds, async (sequence) => {
			const bench = createQuietBench({ only_one_account: "1" });
			for (const deed of sequence) {
				if (typeof deed === "number") bench.advance(deed);
				else if (deed === "contract") await bench.ask(contract.submitContract, marketOrder);
				else await bench.ask(micro.submitMicro, { ...up, ...deed });
			}
			const { sumOfPostings, microOrders } = bench.state();
			const late = microOrders.filter(
				({ Status, RemainMilliSeconds }) => Status === 1 && RemainMilliSeconds === 0,
			);
			expect([sumOfPostings, late, bench.account()?.free.startsWith("-")]).toEqual(["0", [], false]);
		}),
		{ numRuns: 40 },
	);
});
