import { expectedIncomeRule, type MicroOrder, microLossRule } from "@tradewind/domain/micro";
import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type MicroResult, resultOf } from "../../../activity/micro-result-toast.ts";

/** The rule that gives a result, the case of it that applies, and what it gives for the order's own figures. */
export interface Reckoning {
	readonly rule: { readonly id: string; readonly formula: string; readonly rounding: string };
	readonly branch: string;
	readonly isExact: boolean;
	readonly figures: Readonly<Record<string, Decimal>>;
	/** What is won, or what is lost; never below zero. */
	readonly result: Decimal;
}

export interface Evidence {
	/** What the platform says; absent when it has said nothing. */
	readonly told: MicroResult | undefined;
	/** What the two prices and the direction say; absent without a price at the end. */
	readonly shown: MicroResult | undefined;
	/** By the prices; absent when they have not moved, or one of them is not known. */
	readonly reckoning: Reckoning | undefined;
	/** Whether the platform's figure is the one that the prices and the rule give. */
	readonly isBorneOut: boolean;
}

/**
 * What speaks for the end of a closed order (Spec 1 §5, §9). A price that has not moved gives the amount back. The loss level
 * is the one that the site has now: where it was another one when the order was taken, the platform's figure is not borne
 * out, and counts all the same.
 */
export const evidenceOf = (order: MicroOrder, lossLevel: number): Evidence => {
	const { profit } = order;
	const shown = shownBy(order);
	const reckoning = shown && reckoningOf(order, shown, lossLevel);
	return {
		told: profit && resultOf(profit),
		shown,
		reckoning,
		isBorneOut: profit !== undefined && shown !== undefined && isGivenBy(profit, shown, reckoning),
	};
};

const isGivenBy = (profit: Decimal, shown: MicroResult, reckoning: Reckoning | undefined): boolean => {
	if (!reckoning) return shown === "even" && BigDecimal.isZero(profit);
	return BigDecimal.equals(profit, shown === "lost" ? BigDecimal.negate(reckoning.result) : reckoning.result);
};

const shownBy = ({ direction, openPrice, endPrice }: MicroOrder): MicroResult | undefined => {
	if (!endPrice) return undefined;
	if (BigDecimal.equals(endPrice, openPrice)) return "even";
	return BigDecimal.isGreaterThan(endPrice, openPrice) === (direction === "up") ? "won" : "lost";
};

const reckoningOf = (
	{ amount, profitRatio }: MicroOrder,
	shown: MicroResult,
	lossLevel: number,
): Reckoning | undefined => {
	const figures = { amount, profitRatio };
	if (shown === "even") return undefined;
	if (shown === "won") {
		const won = Result.getOrUndefined(expectedIncomeRule.compute(figures));
		return won && { rule: expectedIncomeRule, branch: "income", isExact: false, figures, result: won.income };
	}
	const lost = Result.getOrUndefined(microLossRule.compute({ ...figures, lossLevel }));
	const isWhole = lossLevel === 0;
	return (
		lost && {
			rule: microLossRule,
			branch: isWhole ? "lossLevel 0" : "any other lossLevel",
			isExact: isWhole,
			figures,
			result: lost.loss,
		}
	);
};
