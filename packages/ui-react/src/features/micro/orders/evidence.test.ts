import { expectedIncomeRule, type MicroOrder, microLossRule } from "@tradewind/domain/micro";
import { decimal, money, price, rate } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { describe, expect, test } from "vitest";
import { closedOrder } from "../micro-order.test-support.ts";
import { evidenceOf } from "./evidence.ts";

const { amount, profitRatio } = closedOrder;
const figures = { amount, profitRatio };

const closed = (
	direction: MicroOrder["direction"],
	endPrice: string | undefined,
	profit: string | undefined,
	ratio = profitRatio,
): MicroOrder => ({
	...closedOrder,
	direction,
	endPrice: endPrice === undefined ? undefined : price(decimal(endPrice)),
	profitRatio: ratio,
	profit: profit === undefined ? undefined : money(decimal(profit)),
});

const income = {
	rule: expectedIncomeRule,
	branch: "income",
	isExact: false,
	figures,
	result: money(decimal("85.00")),
};
const wholeLoss = {
	rule: microLossRule,
	branch: "lossLevel 0",
	isExact: true,
	figures,
	result: money(decimal("100")),
};
const equalLoss = {
	rule: microLossRule,
	branch: "any other lossLevel",
	isExact: false,
	figures,
	result: money(decimal("85.00")),
};

describe("Spec 1 §5, §9: prices and rule confirm the result of a closed order", () => {
	test.each([
		["up, and it rose", closed("up", "1.08403", "85"), 0, "won", income],
		["down, and it fell", closed("down", "1.08401", "85"), 0, "won", income],
		["up, and it fell, at level 0", closed("up", "1.08401", "-100"), 0, "lost", wholeLoss],
		["down, and it rose, at level 1", closed("down", "1.08403", "-85"), 1, "lost", equalLoss],
		["up, and it has not moved", closed("up", "1.08402", "0"), 0, "even", undefined],
		["down, and it has not moved, with more zeros", closed("down", "1.084020", "0.00"), 1, "even", undefined],
	] as const)("%s", (_, order, lossLevel, result, calculation) => {
		expect(evidenceOf(order, lossLevel)).toEqual({
			reported: result,
			shown: result,
			calculation,
			isConfirmed: true,
		});
	});

	test("A-461: a platform that rounds a part of a cent the other way is confirmed; two cents are not", () => {
		const odd = { ...closed("up", "1.08403", "10.71"), amount: money(decimal("12.59")) };
		const twoCents = { ...odd, profit: money(decimal("10.72")) };
		expect([evidenceOf(odd, 0).isConfirmed, evidenceOf(twoCents, 0).isConfirmed]).toEqual([true, false]);
	});

	test("the rule confirms an order whose ratio wins nothing", () => {
		const none = rate(decimal("0"));
		expect(evidenceOf(closed("up", "1.08403", "0", none), 0)).toEqual({
			reported: "even",
			shown: "won",
			calculation: {
				...income,
				figures: { amount, profitRatio: none },
				result: money(BigDecimal.normalize(decimal("0"))),
			},
			isConfirmed: true,
		});
	});
});

describe("Spec 1 §9: a result that prices and rule do not confirm is shown as the platform's figure", () => {
	test.each([
		["another loss level at submission", closed("up", "1.08401", "-85"), 0, "lost", "lost", wholeLoss],
		["a win against the prices", closed("up", "1.08401", "85"), 0, "won", "lost", wholeLoss],
		["a loss of the expected income", closed("up", "1.08403", "-85"), 0, "lost", "won", income],
		["nothing, though the price moved", closed("up", "1.08403", "0"), 0, "even", "won", income],
		["a win, though the price has not moved", closed("up", "1.08402", "85"), 0, "won", "even", undefined],
		["no price at the end", closed("up", undefined, "85"), 0, "won", undefined, undefined],
		["no result", closed("up", "1.08403", undefined), 0, undefined, "won", income],
		["nothing for an order without a price", closed("up", undefined, "0"), 0, "even", undefined, undefined],
	] as const)("%s", (_, order, lossLevel, reported, shown, calculation) => {
		expect(evidenceOf(order, lossLevel)).toEqual({ reported, shown, calculation, isConfirmed: false });
	});
});
