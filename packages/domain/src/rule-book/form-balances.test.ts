import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euroDollar, fineFacts as ticketFacts } from "../contract/contract.test-support.ts";
import { largestOf } from "../contract/sizing/order-size.ts";
import { summarise } from "../contract/ticket/order-ticket.ts";
import { steady } from "../fund/funds.test-support.ts";
import { largestSubscription } from "../fund/subscription/largest-subscription.ts";
import { summariseSubscription } from "../fund/subscription/subscription-summary.ts";
import { fineFacts as microFacts } from "../micro/micro.test-support.ts";
import { summariseMicro } from "../micro/ticket/micro-summary.ts";
import { decimal, type Money, money, price, rate, toText } from "../money/decimal.ts";
import { writeTypedDecimal } from "../money/typed-decimal.ts";
import { languageCodes } from "../site/language.ts";
import { summariseTransfer } from "../transfer/transfer-summary.ts";
import { forex, micro } from "../transfer/transfers.test-support.ts";
import { emptyWithdrawal } from "../withdrawal/order/withdrawal-form.ts";
import { summariseWithdrawal } from "../withdrawal/order/withdrawal-summary.ts";
import { tether, facts as withdrawalFacts } from "../withdrawal/withdrawals.test-support.ts";

const decimals = (most: bigint, digits: number) =>
	fc
		.tuple(fc.bigInt({ min: 0n, max: most }), fc.integer({ min: 0, max: digits }))
		.map(([value, scale]) => BigDecimal.make(value, scale));
/** What an account holds, with decimals beyond the cent; sometimes a debt. */
const balance = fc
	.tuple(fc.oneof(decimals(10n ** 12n, 6), decimals(2000n, 4)), fc.integer({ min: 0, max: 9 }))
	.map(([value, of]) => money(of === 0 ? BigDecimal.negate(value) : value));
const language = fc.constantFrom(...languageCodes);
/** An amount near the balance, or any other. */
const asked = fc.record({
	cents: fc.bigInt({ min: -3n, max: 3n }),
	any: decimals(10n ** 8n, 3),
	isNear: fc.boolean(),
});
const amountOf = (
	free: Money,
	{ cents, any, isNear }: { cents: bigint; any: BigDecimal.BigDecimal; isNear: boolean },
) => {
	const near = BigDecimal.sum(BigDecimal.round(free, { scale: 2, mode: "floor" }), BigDecimal.make(cents, 2));
	return BigDecimal.abs(isNear ? near : any);
};
const isCovered = (amount: BigDecimal.BigDecimal, free: Money) =>
	BigDecimal.isLessThanOrEqualTo(amount, free);
const check = <Values>(values: fc.Arbitrary<Values>, holds: (given: Values) => void) =>
	fc.assert(fc.property(values, holds), { seed: 52, numRuns: 400 });
const withLanguage = fc.record({ free: balance, language, asked });

describe("A form that can be sent never asks for more than the balance", () => {
	test("a transfer leaves nothing below zero, and the sum of both accounts as it was", () => {
		check(withLanguage, ({ free, language: typedIn, asked: wanted }) => {
			const amount = writeTypedDecimal(amountOf(free, wanted), typedIn);
			const facts = { accounts: [{ ...forex, free }, micro], language: typedIn, knownRecords: {} };
			const { order, issues, fromAfter, toAfter } = summariseTransfer({ from: 1, to: 2, amount }, facts);
			expect(order === undefined).toBe(issues.length > 0);
			if (!order || !fromAfter || !toAfter) return;
			expect([isCovered(order.amount, free), BigDecimal.isNegative(fromAfter)]).toEqual([true, false]);
			const sum = BigDecimal.sum(fromAfter, toAfter);
			expect(toText(sum)).toBe(toText(BigDecimal.sum(free, micro.free)));
		});
	});

	test("a withdrawal", () => {
		check(withLanguage, ({ free, language: typedIn, asked: wanted }) => {
			const amount = writeTypedDecimal(amountOf(free, wanted), typedIn);
			const form = { ...emptyWithdrawal, kind: "crypto", currencyId: tether.id, wayId: 101, amount } as const;
			const { sends } = summariseWithdrawal(form, { ...withdrawalFacts, free, language: typedIn });
			if (sends) expect(isCovered(sends.order.amount, free)).toBe(true);
		});
	});

	test("a micro order", () => {
		check(withLanguage, ({ free, language: typedIn, asked: wanted }) => {
			const amount = writeTypedDecimal(amountOf(free, wanted), typedIn);
			const balances = [{ accountId: 2, kind: "micro", free, locked: money(decimal("0")) }] as const;
			const { orders } = summariseMicro(
				{ option: 1, amount },
				{ ...microFacts, balances, language: typedIn },
			);
			if (orders.up) expect(isCovered(orders.up.amount, free)).toBe(true);
		});
	});

	test("a contract order, with margin and fee", () => {
		check(fc.record({ free: balance, steps: fc.integer({ min: 1, max: 20_000 }) }), ({ free, steps }) => {
			const { orders, total, freeAfter } = summarise(
				ticketFacts({ quantity: String(steps / 100) }, { free }),
			);
			if (!orders.buy && !orders.sell) return;
			expect(total && freeAfter && [isCovered(total, free), BigDecimal.isNegative(freeAfter)]).toEqual([
				true,
				false,
			]);
		});
	});
});

describe("The amount of Max can be sent", () => {
	test("a transfer, once a cent is available", () => {
		check(fc.record({ free: balance, language }), ({ free, language: typedIn }) => {
			const facts = { accounts: [{ ...forex, free }, micro], language: typedIn, knownRecords: {} };
			const { max } = summariseTransfer({ from: 1, to: 2, amount: "" }, facts);
			if (!max || !BigDecimal.isPositive(max)) return;
			const amount = writeTypedDecimal(max, typedIn);
			expect(summariseTransfer({ from: 1, to: 2, amount }, facts).issues).toEqual([]);
		});
	});

	test("a withdrawal, unless the fee or the smallest unit of the currency takes all of it", () => {
		const terms = fc.record({
			free: balance,
			feeType: fc.constantFrom("fixed" as const, "percent" as const),
			drawRate: decimals(10_000n, 2).map(rate),
			usdPrice: decimals(10n ** 7n, 2).map(price),
		});
		const takenBy = [
			"amount is zero",
			"nothing would arrive",
			"nothing would be left",
			"rounding takes too much",
		];
		check(terms, ({ free, ...currency }) => {
			const facts = { ...withdrawalFacts, free, currencies: [{ ...tether, ...currency }] };
			const form = { ...emptyWithdrawal, kind: "crypto", currencyId: tether.id, wayId: 101 } as const;
			const { max } = summariseWithdrawal(form, facts);
			const amount = max ? toText(max) : "";
			const { issues } = summariseWithdrawal({ ...form, amount }, facts);
			if (BigDecimal.isZero(currency.usdPrice))
				expect(issues[0]).toEqual({ is: "terms not valid", field: "currency" });
			else expect(issues.filter(({ is }) => !takenBy.includes(is))).toEqual([]);
		});
	});

	test("a subscription, also where the maximum of the fund has more decimals than its currency", () => {
		const given = fc.record({
			free: balance,
			language,
			currency: fc.constantFrom("USD", "USDT", "JPY", "KWD"),
			maximum: fc.option(decimals(10n ** 7n, 10).map(money), { nil: undefined }),
		});
		check(given, ({ free, language: typedIn, ...limits }) => {
			const fund = { ...steady, minimum: undefined, ...limits };
			const max = largestSubscription(fund, free);
			if (!max) return;
			const { issues, warnings } = summariseSubscription(
				{ amount: writeTypedDecimal(max, typedIn) },
				{ fund, language: typedIn },
			);
			expect([issues, warnings, isCovered(max, free)]).toEqual([[], [], true]);
		});
	});

	test("a contract order at the price that the ticket shows, once a step is available", () => {
		const given = fc.record({
			free: balance,
			kind: fc.constantFrom("market" as const, "pending" as const),
			feeBasis: fc.constantFrom("per-quantity" as const, "per-margin" as const),
			feeRate: decimals(1000n, 3).map(rate),
			marginMode: fc.constantFrom("fixed" as const, "leveraged" as const),
		});
		check(given, ({ free, kind, feeBasis, feeRate, marginMode }) => {
			const more = { free, feeBasis, instrument: { ...euroDollar, feeRate, marginMode } };
			const form = { kind, targetPrice: "1.08402" };
			const largest = largestOf(ticketFacts(form, more), decimal("100"));
			if (!largest || BigDecimal.isZero(largest)) return;
			const { sideIssues } = summarise(ticketFacts({ ...form, quantity: toText(largest) }, more));
			expect(sideIssues).toEqual({ buy: [], sell: [] });
		});
	});
});
