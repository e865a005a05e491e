import type { OrderStage } from "@tradewind/domain/contract";
import { formatFixed, type Price, toText } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { dateTimeText } from "../clock/date-time-text.ts";
import { textIn } from "../words/words.ts";
import { isHolding, type Order, profitAt } from "./order.ts";
import type { ExactTotals } from "./totals.ts";

const statusOf = { pending: 0, holding: 1, closed: 3, cancelled: 4 } as const satisfies Record<
	OrderStage,
	number
>;

/** Own orders are 1, copies 2 (Spec 2 §3). */
const followTypeOf = ({ copies }: Order): number => (copies ? 2 : 1);

/** An order on the wire at a moment, for a reader of the language. */
export const wireOrder = (order: Order, at: number, language: LanguageCode) => {
	const { listing } = order.instrument;
	const shown = (price: Price | undefined) => (price ? formatFixed(price, listing.precision, "down") : "0");
	const latest = order.endPrice ?? order.instrument.price(at);
	return {
		Id: order.id,
		OriginId: order.id,
		ForexId: listing.id,
		ForexTradeLists: { Code: listing.code, ShowCode: textIn(language, listing.symbol) },
		FollowType: followTypeOf(order),
		OrderType: order.direction === "buy" ? 1 : 2,
		Quantity: toText(order.quantity),
		Multiple: toText(order.multiple),
		OriginPrice: shown(order.askedPrice),
		Price: shown(order.openPrice),
		UpdatePrice: shown(latest),
		FactProfits: toText(isHolding(order) ? profitAt(order, latest) : order.profit),
		CautionMoney: toText(order.margin),
		TradeFee: toText(order.fee),
		CoverMoney: toText(order.cover),
		TargetLossPrice: shown(order.stopLoss),
		TargetProfitPrice: shown(order.takeProfit),
		Status: statusOf[order.stage],
		CreateTimeHandler: dateTimeText(order.createdAt),
		CompleteTimeHandler: order.completedAt === undefined ? "" : dateTimeText(order.completedAt),
	};
};

export const wireTotals = ({ profit, hazardRate, margin }: ExactTotals) => ({
	ProfitsTotal: toText(profit),
	HazardRate: toText(hazardRate),
	CautionMoneyAll: toText(margin),
});
