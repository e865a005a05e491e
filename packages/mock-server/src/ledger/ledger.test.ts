import { contract } from "@tradewind/contracts";
import { decimal, money, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder } from "../test/client.test-support.ts";
import { createLedger, type LedgerAccount } from "./ledger.ts";

describe("the ledger", () => {
	const posting = (account: LedgerAccount, amount: string) => ({ account, amount: money(decimal(amount)) });
	const entry = (...postings: ReturnType<typeof posting>[]) =>
		({ at: 0, occasion: "grant", orderId: undefined, postings }) as const;

	test("refuses an entry that does not sum to zero, and posts nothing", () => {
		const ledger = createLedger();
		const oneSided = entry(posting("company:capital", "-10"), posting("customer:1:forex:free", "10.01"));
		expect(() => ledger.post(oneSided)).toThrow('The entry "grant" does not balance');
		expect([ledger.journal(), toText(ledger.balance("customer:1:forex:free"))]).toEqual([[], "0"]);
	});

	test("refuses an entry that overdraws a customer, and posts nothing", () => {
		const ledger = createLedger();
		const overdraft = entry(posting("customer:1:forex:free", "-0.01"), posting("company:fees", "0.01"));
		expect(() => ledger.post(overdraft)).toThrow("overdraws customer:1:forex:free");
		expect([ledger.journal(), toText(ledger.balance("company:fees"))]).toEqual([[], "0"]);
	});
});

const amounts = fc.constantFrom("0.01", "0.1", "1.5", "4", "0.005", "60");
const prices = fc.constantFrom("0.9", "1.05", "1.0999", "1.1", "1.1001", "1.12", "1.4");
const ids = fc.integer({ min: 501, max: 508 }).map(String);
const orNone = (arbitrary: typeof prices) => fc.oneof(fc.constant("0"), arbitrary);
const asked = fc.record({
	type: fc.constantFrom("1", "2"),
	cont: amounts,
	target_price: orNone(prices),
	stop_loss_price: orNone(prices),
});

/** Actions of customers, of the market and of time. */
type Deed = (bench: Bench) => unknown;

const deeds: fc.Arbitrary<Deed> = fc.oneof(
	asked.map((order): Deed => {
		const status = order.target_price === "0" ? "1" : "0";
		return (bench) => bench.ask(contract.submitContract, { ...marketOrder, ...order, status });
	}),
	ids.map(
		(id): Deed =>
			(bench) =>
				bench.ask(contract.closeContract, { id }),
	),
	ids.map(
		(id): Deed =>
			(bench) =>
				bench.ask(contract.cancelContract, { id }),
	),
	fc.record({ id: ids, stop_loss_price: prices }).map(
		(stops): Deed =>
			(bench) =>
				bench.ask(contract.setStopPrice, { ...stops, target_profit_price: "0" }),
	),
	prices.map(
		(price): Deed =>
			(bench) =>
				bench.platform.control.price({ code: "EURUSD", price }),
	),
	fc.integer({ min: 1, max: 90_000 }).map(
		(ms): Deed =>
			(bench) =>
				bench.advance(ms),
	),
);

const sum = (texts: readonly string[]) => toText(BigDecimal.sumAll(texts.map(decimal)));

describe("for any actions of customers and any prices", () => {
	test("the ledger balances, each wallet is the sum of its postings, and the locked amount is the margin of the open orders", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(deeds, { minLength: 1, maxLength: 25 }), async (sequence) => {
				const bench = createBench({ scenario: "untraded" });
				bench.platform.control.price({ code: "EURUSD", price: "1.1" });
				for (const deed of sequence) await deed(bench);
				const { journal, sumOfPostings, orders } = bench.state();
				const mia = bench.account();
				const posted = (part: "free" | "locked") =>
					sum(
						journal
							.flatMap(({ postings }) => postings)
							.filter(({ account }) => account === `customer:1:forex:${part}`)
							.map(({ amount }) => amount),
					);
				const open = orders.filter(({ Status }) => Status === 0 || Status === 1);
				expect({ sumOfPostings, free: posted("free"), locked: posted("locked") }).toEqual({
					sumOfPostings: "0",
					free: mia?.free,
					locked: mia?.locked,
				});
				expect(mia?.locked).toBe(sum(open.map(({ CautionMoney }) => CautionMoney)));
				expect(mia?.free.startsWith("-")).toBe(false);
				expect(orders.map(({ Id }) => Id)).toEqual(orders.map((_, place) => 501 + place));
			}),
			{ numRuns: 60, seed: 20260302 },
		);
	});
});
