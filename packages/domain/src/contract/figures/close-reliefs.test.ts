import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, rate, toText, zero } from "../../money/decimal.ts";
import { holdingOrder, moneyOf, totalsOf } from "../contract.test-support.ts";
import { type ContractOrder, orderId } from "../order/contract-order.ts";
import { closeReliefs, largestLosses, largestLossFirst } from "./close-reliefs.ts";
import { hazardRateRule } from "./hazard-rate.rule.ts";
import { hazardRateWithoutRule } from "./hazard-rate-without.rule.ts";

const position = (id: number, profit: string | undefined, margin: string | undefined): ContractOrder => ({
	...holdingOrder,
	id: orderId(id),
	profit: profit === undefined ? undefined : moneyOf(profit),
	margin: margin === undefined ? undefined : moneyOf(margin),
});
const totals = { ...totalsOf("0"), hazardRate: rate(decimal("80")) };
const shown = (
	holding: readonly ContractOrder[],
	of: { readonly totals: typeof totals | undefined } = { totals },
) =>
	closeReliefs({ holding, ...of }).map(({ order, hazardRate }) => [
		order.id,
		hazardRate && toText(hazardRate),
	]);

describe("A-685: the relief by closing a position", () => {
	test("the largest loss is first, an unknown profit last", () => {
		const holding = [position(1, "3", "10"), position(2, undefined, "10"), position(3, "-7", "20")];
		expect([shown(holding), largestLossFirst(holding)]).toEqual([
			[
				[3, "160"],
				[1, "106.66"],
				[2, "106.66"],
			],
			[3, 1, 2],
		]);
	});

	test("it is unknown without other positions, and while a margin or the level is unknown", () => {
		expect([
			shown([position(1, "3", "10")]),
			shown([position(1, "3", "10"), position(2, "4", undefined)]),
			shown([position(1, "3", "10"), position(2, "4", "10")], { totals: undefined }),
		]).toEqual([
			[[1, undefined]],
			[
				[1, undefined],
				[2, undefined],
			],
			[
				[1, undefined],
				[2, undefined],
			],
		]);
	});
});

const amount = (digits: number) =>
	fc.bigInt(1n, 10n ** 9n).map((value): Decimal => BigDecimal.make(value, digits));

test("contract.hazard-rate-without: the rate by contract.hazard-rate, with the profit in the balance and less margin", () => {
	fc.assert(
		fc.property(amount(2), amount(2), amount(2), amount(2), (free, loss, margin, otherMargin) => {
			const profit = BigDecimal.negate(loss);
			const held = BigDecimal.sum(margin, otherMargin);
			const equity = BigDecimal.sumAll([free, held, profit]);
			const exact = BigDecimal.divideUnsafe(BigDecimal.multiply(equity, decimal("100")), held);
			const after = Result.getOrThrow(
				hazardRateWithoutRule.compute({ hazardRate: exact, margin, otherMargin }),
			).hazardRate;
			const expected = Result.getOrThrow(
				hazardRateRule.compute({
					free: BigDecimal.sumAll([free, profit, margin]),
					locked: otherMargin,
					profit: zero,
					margin: otherMargin,
				}),
			).hazardRate;
			const apart = BigDecimal.abs(BigDecimal.subtract(after, expected));
			expect(BigDecimal.isLessThanOrEqualTo(apart, decimal("0.01"))).toBe(true);
		}),
	);
});

describe("A-766: the few positions with the largest losses", () => {
	const held = (...profits: readonly string[]) => profits.map((profit, at) => position(at + 1, profit, "10"));

	test("are the largest losses first, however few there are", () => {
		expect([
			largestLosses(held("3", "-7", "1", "-312"), 3, []),
			largestLosses(held("3", "-7"), 3, []),
			largestLosses([], 3, []),
		]).toEqual([[4, 2, 3], [2, 1], []]);
	});

	test("keep their places while they are the same, and change with another one among them", () => {
		const last = largestLosses(held("3", "-7", "1", "-312"), 3, []);
		const same = largestLosses(held("30", "-400", "-1", "-2"), 3, last);
		const other = largestLosses(held("-5", "-400", "1", "-2"), 3, last);
		expect([same === last, other]).toEqual([true, [2, 1, 4]]);
	});
});
