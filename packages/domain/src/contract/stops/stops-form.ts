import { Equal } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import type { Price } from "../../money/decimal.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import type { Stops } from "../order/order-command.ts";
import type { TicketForm } from "../ticket/ticket-form.ts";
import { type FieldIssue, notAsked } from "../ticket/ticket-issue.ts";
import { readPrice, type StopLimits, stopIssues, stopLimitsOf } from "./stop-price.ts";

/** Stop-loss and take-profit of an open order, as typed. */
export type StopsForm = Pick<TicketForm, "stopLossOn" | "stopLoss" | "takeProfitOn" | "takeProfit">;

export interface StopsSummary {
	/** In the order of the fields that show them. */
	readonly issues: readonly FieldIssue[];
	readonly limits: StopLimits | undefined;
	/** The stops to send; absent if a field has an issue or nothing has changed. */
	readonly stops: Stops | undefined;
}

/** The initial form: the order's current stops. */
export const stopsFormOf = (order: ContractOrder, language: LanguageCode): StopsForm => ({
	stopLossOn: order.stopLoss !== undefined,
	stopLoss: order.stopLoss ? writeTypedDecimal(order.stopLoss, language) : "",
	takeProfitOn: order.takeProfit !== undefined,
	takeProfit: order.takeProfit ? writeTypedDecimal(order.takeProfit, language) : "",
});

/**
 * Validates the stops of a holding order by `contract.stop-distance` around its latest price (Spec 1 §4, §5). An
 * unchanged stop is not validated again: the price may have come closer since. A switched-off stop is sent as none.
 */
export const summariseStops = (
	form: StopsForm,
	order: ContractOrder,
	instrument: Pick<Instrument, "pricePrecision">,
	language: LanguageCode,
): StopsSummary => {
	const reference = order.latestPrice;
	const limits = reference && stopLimitsOf(order.direction, reference);
	const validate = (field: keyof Stops, isOn: boolean, text: string, present: Price | undefined) => {
		const read = isOn ? readPrice(field, text, instrument, language) : notAsked;
		if (read.value === undefined || !limits || Equal.equals(read.value, present)) return read;
		const stops = { stopLoss: undefined, takeProfit: undefined, [field]: read.value };
		return { value: read.value, issue: stopIssues(order.direction, stops, limits)[0] };
	};
	const stopLoss = validate("stopLoss", form.stopLossOn, form.stopLoss, order.stopLoss);
	const takeProfit = validate("takeProfit", form.takeProfitOn, form.takeProfit, order.takeProfit);
	const isChanged =
		!Equal.equals(stopLoss.value, order.stopLoss) || !Equal.equals(takeProfit.value, order.takeProfit);
	const issues = [stopLoss.issue, takeProfit.issue].filter((issue) => issue !== undefined);
	return {
		issues,
		limits,
		stops:
			issues.length === 0 && isChanged
				? { stopLoss: stopLoss.value, takeProfit: takeProfit.value }
				: undefined,
	};
};
