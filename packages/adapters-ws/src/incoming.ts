import type { realtime } from "@tradewind/contracts";
import { orderId, type TradeUpdate } from "@tradewind/domain/contract";
import { instrumentCode, type Quote } from "@tradewind/domain/market";
import { type Decimal, money, parseDecimal, price, quantity, rate } from "@tradewind/domain/money";
import type { Incoming } from "@tradewind/domain/realtime";
import { type Instant, instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { periodOfWire } from "./topics.ts";

export type MarketFrame = Extract<realtime.ServerFrame, { type: "DAY_MARKET" }>;
export type TradeFrame = Extract<realtime.ServerFrame, { type: "FOREX_TRADE" }>;

/** A frame that has passed its Schema, as the domain's message. */
export const incomingOf = (frame: Exclude<realtime.ServerFrame, MarketFrame | TradeFrame>): Incoming => {
	switch (frame.type) {
		case "pong":
			return { type: "pong", at: typeof frame.time === "number" ? instant(frame.time) : undefined };
		case "login_result":
			return { type: "login result", accepted: frame.code === 1, message: frame.msg ?? "" };
		case "KLINE":
			return {
				type: "candle",
				code: instrumentCode(frame.symbol),
				period: periodOfWire[frame.data.Period],
				candle: {
					time: frame.data.Time,
					open: price(decimalOf(frame.data.Open)),
					high: price(decimalOf(frame.data.High)),
					low: price(decimalOf(frame.data.Low)),
					close: price(decimalOf(frame.data.Close)),
					volume: quantity(decimalOf(frame.data.Volume)),
				},
			};
		case "FOREX_FOLLOW_TRADE":
			return { type: "follow trade", updates: frame.data.TransOrder.map(figuresOf) };
		case "FOREX_CLOSED":
			return { type: "closed", ids: frame.data.Ids.map(orderId) };
	}
};

/** A quote that has passed its Schema and was received at `receivedAt`; without a time it counts as made then. */
export const quoteOf = (frame: MarketFrame, receivedAt: Instant): Quote => ({
	code: instrumentCode(frame.symbol),
	price: price(decimalOf(frame.quotation.close)),
	change: frame.quotation.change ? rate(decimalOf(frame.quotation.change)) : undefined,
	madeAt: typeof frame.time === "number" ? instant(frame.time) : receivedAt,
	receivedAt,
});

/** The holding orders of a frame that has passed its Schema. */
export const tradeUpdateOf = (data: TradeFrame["data"]): TradeUpdate => ({
	totals: totalsOf(data),
	orders: data.TransOrder.map(figuresOf),
});

const figuresOf = (order: TradeFrame["data"]["TransOrder"][number]) => ({
	id: orderId(order.Id),
	latestPrice: price(decimalOf(order.UpdatePrice)),
	profit: money(decimalOf(order.FactProfits)),
});

const totalsOf = ({
	ProfitsTotal,
	HazardRate,
	CautionMoneyAll,
}: TradeFrame["data"]): TradeUpdate["totals"] =>
	ProfitsTotal && HazardRate && CautionMoneyAll
		? {
				profit: money(decimalOf(ProfitsTotal)),
				hazardRate: rate(decimalOf(HazardRate)),
				margin: money(decimalOf(CautionMoneyAll)),
			}
		: undefined;

/** The text has passed its Schema, so it is a decimal. */
const decimalOf = (text: string): Decimal => Result.getOrThrow(parseDecimal(text));
