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
type TradeData = TradeFrame["data"];
export type TradeLine = TradeData["TransOrder"][number];

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
					volume: figureOrNone(frame.data.Volume, quantity),
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
	change: figureOrNone(frame.quotation.change, rate),
	madeAt: typeof frame.time === "number" ? instant(frame.time) : receivedAt,
	receivedAt,
});

/** The holding orders of a frame that has passed its Schema. */
export const tradeUpdateOf = (data: TradeData): TradeUpdate => ({
	totals: totalsOf(data),
	orders: data.TransOrder.map(figuresOf),
});

const figuresOf = (order: TradeLine) => ({
	id: orderId(order.Id),
	latestPrice: figureOrNone(order.UpdatePrice, price),
	profit: figureOrNone(order.FactProfits, money),
});

const totalsOf = ({ ProfitsTotal, HazardRate, CautionMoneyAll }: TradeData): TradeUpdate["totals"] =>
	ProfitsTotal || HazardRate || CautionMoneyAll
		? {
				profit: figureOrNone(ProfitsTotal, money),
				hazardRate: figureOrNone(HazardRate, rate),
				margin: figureOrNone(CautionMoneyAll, money),
			}
		: undefined;

/** A figure that may be absent, as the domain's value; `undefined` without one. */
const figureOrNone = <Value>(
	text: string | null | undefined,
	as: (value: Decimal) => Value,
): Value | undefined => (typeof text === "string" ? as(decimalOf(text)) : undefined);

/** The text has passed its Schema, so it is a decimal. */
const decimalOf = (text: string): Decimal => Result.getOrThrow(parseDecimal(text));
