import { type ContractOrder, type StopsForm, stopsFormOf } from "@tradewind/domain/contract";
import { type Price, writeTypedDecimal } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";

/** A stop that the customer has dragged to a price, and not saved. */
export interface ProposedStop {
	readonly field: "stopLoss" | "takeProfit";
	readonly price: Price;
}

/** For what an order's sheet was opened: to close the order, to change its stops, or with one of them changed. */
export type OrderBeginning = "close" | "stops" | ProposedStop;

/** The form of the stops, with the proposed one. */
export const beginningStops = (
	order: ContractOrder,
	begins: OrderBeginning | undefined,
	language: LanguageCode,
): StopsForm => {
	const form = stopsFormOf(order, language);
	if (typeof begins !== "object") return form;
	const { field, price } = begins;
	return { ...form, [`${field}On`]: true, [field]: writeTypedDecimal(price, language) };
};
