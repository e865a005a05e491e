import { BigDecimal, Result } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import { type Price, price } from "../../money/decimal.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { Direction } from "../order/contract-order.ts";
import type { FieldIssue, FieldReading, StopIssue, TicketField } from "../ticket/ticket-issue.ts";
import { stopDistanceRule } from "./stop-distance.rule.ts";

/** The nearest allowed stops: for a buy the highest stop-loss and the lowest take-profit, for a sell the reverse. */
export interface StopLimits {
	readonly stopLoss: Price;
	readonly takeProfit: Price;
}

export type PriceField = Exclude<TicketField, "quantity">;

const missing = {
	targetPrice: { is: "target price missing", field: "targetPrice" },
	stopLoss: { is: "stop-loss missing", field: "stopLoss" },
	takeProfit: { is: "take-profit missing", field: "takeProfit" },
} as const;

/**
 * Reads a typed price: above zero and within the instrument's price precision (Spec 1 §5). Zero counts as missing,
 * because on the wire it means no stop.
 */
export const readPrice = (
	field: PriceField,
	text: string,
	instrument: Pick<Instrument, "pricePrecision">,
	language: LanguageCode,
): FieldReading<Price> => {
	const wrong = (issue: FieldIssue) => ({ value: undefined, issue });
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) {
		const { reason } = typed.failure;
		return wrong(reason === "empty" ? missing[field] : { is: reason, field });
	}
	if (BigDecimal.isZero(typed.success)) return wrong(missing[field]);
	const allowed = instrument.pricePrecision;
	if (BigDecimal.normalize(typed.success).scale > allowed)
		return wrong({ is: "too many decimals", field, allowed });
	return { value: price(typed.success), issue: undefined };
};

/** By `contract.stop-distance`; `undefined` for a reference that the rule refuses. */
export const stopLimitsOf = (direction: Direction, reference: Price): StopLimits | undefined => {
	const limits = Result.getOrUndefined(stopDistanceRule.compute({ direction, reference }));
	return limits && { stopLoss: price(limits.stopLoss), takeProfit: price(limits.takeProfit) };
};

/** Issues of the stops of one direction: a stop beyond its limit is on the wrong side of the reference price. */
export const stopIssues = (
	direction: Direction,
	stops: { readonly stopLoss: Price | undefined; readonly takeProfit: Price | undefined },
	limits: StopLimits,
): readonly StopIssue[] => {
	const issues: StopIssue[] = [];
	const [stopLossFits, takeProfitFits] = direction === "buy" ? [isAtMost, isAtLeast] : [isAtLeast, isAtMost];
	if (stops.stopLoss && !stopLossFits(stops.stopLoss, limits.stopLoss))
		issues.push({
			is: "stop-loss on the wrong side",
			field: "stopLoss",
			direction,
			limit: limits.stopLoss,
		});
	if (stops.takeProfit && !takeProfitFits(stops.takeProfit, limits.takeProfit))
		issues.push({
			is: "take-profit on the wrong side",
			field: "takeProfit",
			direction,
			limit: limits.takeProfit,
		});
	return issues;
};

const isAtMost = BigDecimal.isLessThanOrEqualTo;
const isAtLeast = BigDecimal.isGreaterThanOrEqualTo;
