import { multipleText, type NewContractOrder, type TicketForm } from "@tradewind/domain/contract";
import { type Decimal, writeTypedDecimal } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";

type Figures = Pick<NewContractOrder, "quantity" | "multiple" | "targetPrice" | "stopLoss" | "takeProfit">;
type Order = { readonly [Name in keyof Figures]?: Figures[Name] | undefined };

/** A pending order as it is typed in the ticket. */
export const formOfOrder = (order: Order, language: LanguageCode): TicketForm => {
	const typed = (value: Decimal | undefined) => (value ? writeTypedDecimal(value, language) : "");
	const { quantity, multiple, targetPrice, stopLoss, takeProfit } = order;
	return {
		kind: "pending",
		quantity: typed(quantity),
		targetPrice: typed(targetPrice),
		multiple: multiple ? multipleText(multiple) : "",
		stopLossOn: stopLoss !== undefined,
		stopLoss: typed(stopLoss),
		takeProfitOn: takeProfit !== undefined,
		takeProfit: typed(takeProfit),
	};
};
