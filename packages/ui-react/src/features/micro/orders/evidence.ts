import { expectedIncomeRule, type MicroOrder, microLossRule } from "@tradewind/domain/micro";
import { type Decimal, decimal, zero } from "@tradewind/domain/money";
import { distance } from "@tradewind/domain/sum";
import { BigDecimal, Result } from "effect";
import { type MicroResult, resultOf } from "../../../activity/micro-result-toast.ts";
import type { ComputationRule } from "../../../figures/computation.tsx";

const cent = decimal("0.01");

/** The rule of a result, its branch, inputs and result. */
interface Calculation {
	readonly rule: ComputationRule;
	readonly branch: string;
	readonly isExact: boolean;
	readonly figures: Readonly<Record<string, Decimal>>;
	/** The profit or the loss; never below zero. */
	readonly result: Decimal;
}

export interface Evidence {
	/** The platform's result; absent if it has not reported one. */
	readonly reported: MicroResult | undefined;
	/** The result by the two prices and the direction; absent without an end price. */
	readonly shown: MicroResult | undefined;
	/** Absent if the prices are equal or one of them is unknown. */
	readonly calculation: Calculation | undefined;
	/** Whether the platform's figure equals the one computed from prices and rule. */
	readonly isConfirmed: boolean;
}

/**
 * The evidence of a closed order's result (Spec 1 §5, §9). An unchanged price returns the amount. The loss level is
 * the site's current one: if it was another at submission, the platform's figure is not confirmed, but applies.
 */
export const evidenceOf = (order: MicroOrder, lossLevel: number): Evidence => {
	const { profit } = order;
	const shown = shownBy(order);
	const calculation = shown && calculationOf(order, shown, lossLevel);
	return {
		reported: profit && resultOf(profit),
		shown,
		calculation,
		isConfirmed: profit !== undefined && shown !== undefined && isGivenBy(profit, shown, calculation),
	};
};

const isGivenBy = (profit: Decimal, shown: MicroResult, calculation: Calculation | undefined): boolean => {
	if (!calculation) return shown === "even" && BigDecimal.isZero(profit);
	const expected = shown === "lost" ? BigDecimal.negate(calculation.result) : calculation.result;
	const difference = distance(profit, expected);
	// The clause does not say how a part of a cent is rounded.
	return BigDecimal.isLessThanOrEqualTo(difference, calculation.isExact ? zero : cent);
};

const shownBy = ({ direction, openPrice, endPrice }: MicroOrder): MicroResult | undefined => {
	if (!openPrice || !endPrice) return undefined;
	if (BigDecimal.equals(endPrice, openPrice)) return "even";
	return BigDecimal.isGreaterThan(endPrice, openPrice) === (direction === "up") ? "won" : "lost";
};

const calculationOf = (
	{ amount, profitRatio }: MicroOrder,
	shown: MicroResult,
	lossLevel: number,
): Calculation | undefined => {
	if (shown === "even" || !profitRatio) return undefined;
	const figures = { amount, profitRatio };
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
