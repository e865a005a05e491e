import { Schema } from "effect";
import { ContractTotals } from "./contract.ts";
import { Candle, Period } from "./market.ts";
import {
	Figure,
	Id,
	NonEmptyText,
	optional,
	orEmpty,
	rowsOf,
	Text,
	UnixMillis,
	UnsignedFigure,
	Whole,
} from "./wire.ts";

/** Path of the WebSocket on the same host; wss where the page came over https (Spec 1 §7). */
export const socketPath = "/api/v2/ws";

/** `DAY_MARKET`, `FOREX_TRADE`, `FOREX_CLOSED`, `FOREX_FOLLOW_TRADE`, or `KLINE.{code}` (Spec 1 §7, Spec 2 §7). */
export const Topic = Schema.String.check(
	Schema.isPattern(/^(DAY_MARKET|FOREX_TRADE|FOREX_CLOSED|FOREX_FOLLOW_TRADE|KLINE\.[A-Za-z0-9._-]+)$/u),
).annotate({ identifier: "Topic" });

export const LoginFrame = Schema.Struct({
	type: Schema.Literal("login"),
	token: Schema.NonEmptyString,
}).annotate({
	identifier: "LoginFrame",
});
export const LogoutFrame = Schema.Struct({ type: Schema.Literal("logout") }).annotate({
	identifier: "LogoutFrame",
});
/** With `FOREX_FOLLOW_TRADE`: whose orders, a trader's own or, with a follower, the copies for that follower (Spec 2 §7). */
const ordersOf = { user_id: Schema.optionalKey(Id), follower_id: Schema.optionalKey(Id) };

export const SubFrame = Schema.Struct({ type: Schema.Literal("sub"), topic: Topic, ...ordersOf }).annotate({
	identifier: "SubFrame",
});
export const UnsubFrame = Schema.Struct({
	type: Schema.Literal("unsub"),
	topic: Topic,
	...ordersOf,
}).annotate({
	identifier: "UnsubFrame",
});
export const PingFrame = Schema.Struct({ type: Schema.Literal("ping"), time: UnixMillis }).annotate({
	identifier: "PingFrame",
});

export const ClientFrame = Schema.Union([LoginFrame, LogoutFrame, SubFrame, UnsubFrame, PingFrame]).annotate({
	identifier: "ClientFrame",
});
export type ClientFrame = typeof ClientFrame.Type;

/** `time` is the one of the ping that it answers. */
export const PongFrame = Schema.Struct({
	type: Schema.Literal("pong"),
	time: optional(UnixMillis),
}).annotate({
	identifier: "PongFrame",
});

/** Code 1 confirms the login; 999 says that the token is not valid. */
export const LoginResultFrame = Schema.Struct({
	type: Schema.Literal("login_result"),
	code: Whole,
	msg: optional(Text),
}).annotate({ identifier: "LoginResultFrame" });

/** `time` is when the platform made the quote; without it the quote counts as made when it is received. */
export const MarketFrame = Schema.Struct({
	type: Schema.Literal("DAY_MARKET"),
	symbol: NonEmptyText,
	time: optional(UnixMillis),
	quotation: Schema.Struct({ close: UnsignedFigure, change: optional(Figure) }),
}).annotate({ identifier: "MarketFrame" });

export const KlineFrame = Schema.Struct({
	type: Schema.Literal("KLINE"),
	symbol: NonEmptyText,
	data: Schema.Struct({ Period, ...Candle.fields }),
}).annotate({ identifier: "KlineFrame" });

/**
 * The JSON of a frame with the type of its description: some platforms write the topic of a candle as its type (`KLINE.EURUSD`,
 * The topic then names the instrument.
 */
export const withPlainType = (json: unknown): unknown => {
	const { type, symbol } = Object(json);
	const [, code] = /^KLINE\.(.+)$/u.exec(typeof type === "string" ? type : "") ?? [];
	return code === undefined ? json : { ...Object(json), type: "KLINE", symbol: symbol || code };
};

const OrderFigures = Schema.Struct({
	Id,
	UpdatePrice: optional(UnsignedFigure),
	FactProfits: optional(Figure),
});

/** Holding orders of the signed-in customer at one moment, all or some of them, with the totals over all. */
export const ContractTradeFrame = Schema.Struct({
	type: Schema.Literal("FOREX_TRADE"),
	data: orEmpty(
		Schema.Struct({
			...ContractTotals.fields,
			TransOrder: rowsOf(OrderFigures),
		}),
	),
}).annotate({ identifier: "ContractTradeFrame" });

/** Open orders of a trader or copies of a follower at one moment, all or some of them (Spec 2 §7). */
export const FollowTradeFrame = Schema.Struct({
	type: Schema.Literal("FOREX_FOLLOW_TRADE"),
	data: orEmpty(Schema.Struct({ TransOrder: rowsOf(OrderFigures) })),
}).annotate({ identifier: "FollowTradeFrame" });

export const ContractClosedFrame = Schema.Struct({
	type: Schema.Literal("FOREX_CLOSED"),
	data: orEmpty(Schema.Struct({ Ids: rowsOf(Id) })),
}).annotate({ identifier: "ContractClosedFrame" });

export const ServerFrame = Schema.Union([
	PongFrame,
	LoginResultFrame,
	MarketFrame,
	KlineFrame,
	ContractTradeFrame,
	ContractClosedFrame,
	FollowTradeFrame,
]).annotate({ identifier: "ServerFrame" });
export type ServerFrame = typeof ServerFrame.Type;
