import { formatFixed, toText } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { dateTimeText } from "../clock/date-time-text.ts";
import { textIn } from "../words/words.ts";
import type { MicroOrder } from "./micro-order.ts";

/** A micro order on the wire at a moment, for a reader of the language. */
export const wireMicroOrder = (order: MicroOrder, at: number, language: LanguageCode) => {
	const { listing } = order.instrument;
	const { ended } = order;
	return {
		Id: order.id,
		ForexTradeList: { Id: listing.id, Code: listing.code, ShowCode: textIn(language, listing.symbol) },
		Type: order.direction === "up" ? (1 as const) : (2 as const),
		Number: toText(order.amount),
		Seconds: order.seconds,
		RemainMilliSeconds: ended ? 0 : Math.max(0, order.endsAt - at),
		OpenPrice: formatFixed(order.openPrice, listing.precision, "down"),
		EndPrice: ended ? formatFixed(ended.price, listing.precision, "down") : "0",
		ProfitRatio: toText(order.profitRatio),
		FactProfits: ended ? toText(ended.profit) : "0",
		Status: ended ? (3 as const) : (1 as const),
		CreatedAtST: dateTimeText(order.createdAt),
		CompleteAtST: ended ? dateTimeText(ended.at) : "",
	};
};
