import { BigDecimal, Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { InstrumentId } from "../../market/instrument.ts";
import { type Decimal, decimal, toText, zero } from "../../money/decimal.ts";
import { euroDollar, holdingOrder, moneyOf, nikkei, priceOf, totalsOf } from "../contract.test-support.ts";
import type { ContractOrder, OrderTotals } from "../order/contract-order.ts";
import { floatingProfitRule } from "./floating-profit.rule.ts";
import { hazardRateRule, stopOutLevel } from "./hazard-rate.rule.ts";
import { stopOutPriceRule } from "./stop-out-price.rule.ts";
import { stopOutPrices } from "./stop-out-prices.ts";

const instrumentOf = (id: InstrumentId) => [euroDollar, nikkei].find((instrument) => instrument.id === id);
const order = (part: Partial<ContractOrder>): ContractOrder => ({
	...holdingOrder,
	margin: moneyOf("10"),
	latestPrice: priceOf("1.08"),
	quantity: decimal("1") as ContractOrder["quantity"],
	...part,
});
const inNikkei = (part: Partial<ContractOrder> = {}) =>
	order({ instrument: nikkei.id, latestPrice: priceOf("100"), ...part });
const at = (hazardRate: string): OrderTotals => ({
	...totalsOf("0"),
	hazardRate: decimal(hazardRate) as NonNullable<OrderTotals["hazardRate"]>,
});
const pricesOf = (holding: readonly ContractOrder[], totals: OrderTotals | undefined = at("150")) =>
	stopOutPrices({ holding, totals }, instrumentOf).map(({ instrument, price }) => [
		instrument.symbol,
		toText(price),
	]);

describe("Spec 1 §3, A-680: the prices at which the platform closes positions", () => {
	test("positions of one instrument count together, and opposite ones cancel each other out", () => {
		const buy = order({});
		const small = order({ direction: "sell", quantity: decimal("0.5") as ContractOrder["quantity"] });
		expect([
			pricesOf([buy]),
			pricesOf([buy, small]),
			pricesOf([small]),
			pricesOf([buy, small, small]),
		]).toEqual([[["EUR/USD", "1.07"]], [["EUR/USD", "1.04"]], [["EUR/USD", "1.1"]], []]);
	});

	test("each instrument has the price at which it alone is enough, and the one that must move least is first", () => {
		expect(pricesOf([inNikkei(), order({})])).toEqual([
			["EUR/USD", "1.06"],
			["Nikkei 225", "98"],
		]);
	});

	test("a price stays as it was until it differs by more than the rounding of the platform's hazard rate explains", () => {
		const held = [order({})];
		const prices = (hazardRate: string, before: Parameters<typeof stopOutPrices>[2]) =>
			stopOutPrices({ holding: held, totals: at(hazardRate) }, instrumentOf, before);
		const first = prices("150", []);
		const small = prices("150.02", first);
		const large = prices("150.03", small);
		const turned = stopOutPrices(
			{ holding: [order({ direction: "sell", latestPrice: priceOf("1.06") })], totals: at("150.01") },
			instrumentOf,
			first,
		);
		expect([first, small, large, turned].map(([one]) => one && toText(one.price))).toEqual([
			"1.07",
			"1.07",
			"1.069997",
			"1.070001",
		]);
		expect(first[0] && [toText(first[0].uncertainty), first[0].isAlone]).toEqual(["0.000002", false]);
	});

	test("there is none below zero, and none while a figure is unknown", () => {
		const unknown: readonly (readonly [readonly ContractOrder[], OrderTotals | undefined])[] = [
			[[order({})], at("100000")],
			[[order({ margin: undefined })], at("150")],
			[[order({ latestPrice: undefined })], at("150")],
			[[order({ latestPrice: priceOf("0") })], at("150")],
			[[order({ instrument: undefined })], at("150")],
			[[order({ instrument: 99 as InstrumentId })], at("150")],
			[[order({})], { ...at("150"), hazardRate: undefined }],
			[[order({})], undefined],
			[[], at("150")],
		];
		expect(unknown.map(([holding, totals]) => stopOutPrices({ holding, totals }, instrumentOf))).toEqual(
			unknown.map(() => []),
		);
	});
});

const amount = (digits: number) =>
	fc.bigInt(1n, 10n ** 9n).map((value): Decimal => BigDecimal.make(value, digits));
const ok = <Value>(result: Result.Result<Value, unknown>): Value => Result.getOrThrow(result);
const unit = decimal("0.00000001");

test("contract.stop-out-price: a digit further the level is reached, and a hundredth of a percent nearer it is not", () => {
	fc.assert(
		fc.property(
			fc.constantFrom("buy" as const, "sell" as const),
			amount(5),
			fc.bigInt(-(10n ** 6n), 10n ** 6n).map((value): Decimal => BigDecimal.make(value, 2)),
			amount(2),
			amount(2),
			amount(0),
			(direction, price, hazardRate, margin, quantity, contractSize) => {
				const figures = { direction, price, hazardRate, margin, quantity, contractSize };
				const { stopOutPrice } = ok(stopOutPriceRule.compute(figures));
				const equity = BigDecimal.multiply(BigDecimal.multiply(hazardRate, margin), decimal("0.01"));
				/** The hazard rate after the price has moved to `to`, by exact figures. */
				const rateAt = (to: Decimal) => {
					const move = BigDecimal.subtract(to, price);
					const gain = BigDecimal.multiplyAll([move, quantity, contractSize]);
					const profit = direction === "buy" ? gain : BigDecimal.negate(gain);
					return ok(hazardRateRule.compute({ free: equity, locked: zero, profit, margin })).hazardRate;
				};
				const further = direction === "buy" ? BigDecimal.negate(unit) : unit;
				expect(
					BigDecimal.isLessThanOrEqualTo(rateAt(BigDecimal.sum(stopOutPrice, further)), stopOutLevel),
				).toBe(true);
				const units = BigDecimal.multiply(quantity, contractSize);
				const hundredth = BigDecimal.sum(
					BigDecimal.divideUnsafe(BigDecimal.multiply(margin, decimal("0.0002")), units),
					unit,
				);
				const nearer = direction === "buy" ? hundredth : BigDecimal.negate(hundredth);
				expect(BigDecimal.isGreaterThan(rateAt(BigDecimal.sum(stopOutPrice, nearer)), stopOutLevel)).toBe(
					true,
				);
			},
		),
	);
});

test("contract.stop-out-price: the loss by contract.floating-profit up to there is what the equity has above the level", () => {
	const figures = {
		direction: "buy",
		price: decimal("1.1"),
		quantity: decimal("2"),
		contractSize: decimal("1000"),
	} as const;
	const { stopOutPrice } = ok(
		stopOutPriceRule.compute({ ...figures, hazardRate: decimal("120"), margin: decimal("22") }),
	);
	const { profit } = ok(
		floatingProfitRule.compute({ ...figures, openPrice: figures.price, price: stopOutPrice }),
	);
	expect(toText(profit)).toBe("-15.4");
});
