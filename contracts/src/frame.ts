import type { WireSchema } from "./call.ts";
import {
	type ClientFrame,
	ContractClosedFrame,
	ContractTradeFrame,
	FollowTradeFrame,
	KlineFrame,
	LoginFrame,
	LoginResultFrame,
	LogoutFrame,
	MarketFrame,
	PingFrame,
	PongFrame,
	type ServerFrame,
	SubFrame,
	UnsubFrame,
} from "./realtime.ts";

/** One kind of message on the WebSocket, as plain data. AsyncAPI and the message pacts read this. */
export interface Frame<A extends ClientFrame | ServerFrame = ClientFrame | ServerFrame> {
	/** `realtime.name`, unique over all frames. */
	readonly id: string;
	/** The sender: the customer's app or the platform. */
	readonly from: "client" | "platform";
	readonly clause: string;
	readonly summary: string;
	readonly schema: WireSchema<A>;
	readonly example: NoInfer<A>;
}

const describe = <A extends ClientFrame | ServerFrame>(frame: Frame<A>): Frame<A> => frame;

const login = describe({
	id: "realtime.login",
	from: "client",
	clause: "Spec 1 §4, §7",
	summary: "Login with the token of the session; the first frame of a signed-in customer",
	schema: LoginFrame,
	example: { type: "login", token: "a-token" },
});

const logout = describe({
	id: "realtime.logout",
	from: "client",
	clause: "Spec 1 §4, §7",
	summary: "Give up the login; the connection stays",
	schema: LogoutFrame,
	example: { type: "logout" },
});

const sub = describe({
	id: "realtime.sub",
	from: "client",
	clause: "Spec 1 §4, §7",
	summary: "Subscribe to a topic",
	schema: SubFrame,
	example: { type: "sub", topic: "KLINE.EURUSD" },
});

const unsub = describe({
	id: "realtime.unsub",
	from: "client",
	clause: "Spec 1 §4, §7",
	summary: "Unsubscribe from a topic",
	schema: UnsubFrame,
	example: { type: "unsub", topic: "KLINE.EURUSD" },
});

const ping = describe({
	id: "realtime.ping",
	from: "client",
	clause: "Spec 1 §4, §9",
	summary: "Heartbeat, every 5 s",
	schema: PingFrame,
	example: { type: "ping", time: 1767225600000 },
});

const pong = describe({
	id: "realtime.pong",
	from: "platform",
	clause: "Spec 1 §4, §7",
	summary: "Answer to a ping, with the ping's time",
	schema: PongFrame,
	example: { type: "pong", time: 1767225600000 },
});

const loginResult = describe({
	id: "realtime.loginResult",
	from: "platform",
	clause: "Spec 1 §7",
	summary: "Answer to a login: code 1 confirms it, 999 says that the token is not valid",
	schema: LoginResultFrame,
	example: { type: "login_result", code: 1, msg: "ok" },
});

const market = describe({
	id: "realtime.market",
	from: "platform",
	clause: "Spec 1 §7",
	summary: "DAY_MARKET: a new quotation of one instrument",
	schema: MarketFrame,
	example: {
		type: "DAY_MARKET",
		symbol: "EURUSD",
		time: 1767225600000,
		quotation: { close: "1.08402", change: "0.07" },
	},
});

const kline = describe({
	id: "realtime.kline",
	from: "platform",
	clause: "Spec 1 §7",
	summary: "KLINE.{code}: the forming candle of one instrument and period",
	schema: KlineFrame,
	example: {
		type: "KLINE",
		symbol: "EURUSD",
		data: {
			Period: "5min",
			Time: 1767225600,
			Open: "1.08321",
			High: "1.08502",
			Low: "1.08221",
			Close: "1.08402",
			Volume: "120",
		},
	},
});

const contractTrade = describe({
	id: "realtime.contractTrade",
	from: "platform",
	clause: "Spec 1 §4, §7",
	summary:
		"FOREX_TRADE: latest price and profit of holding orders, all or some of them, with the totals over all",
	schema: ContractTradeFrame,
	example: {
		type: "FOREX_TRADE",
		data: {
			ProfitsTotal: "0.24",
			HazardRate: "184508.26",
			CautionMoneyAll: "5.4201",
			TransOrder: [{ Id: 501, UpdatePrice: "1.0845", FactProfits: "0.24" }],
		},
	},
});

const contractClosed = describe({
	id: "realtime.contractClosed",
	from: "platform",
	clause: "Spec 1 §4, §7",
	summary: "FOREX_CLOSED: these holding orders are closed now",
	schema: ContractClosedFrame,
	example: { type: "FOREX_CLOSED", data: { Ids: [501] } },
});

const followTrade = describe({
	id: "realtime.followTrade",
	from: "platform",
	clause: "Spec 2 §4, §7",
	summary:
		"FOREX_FOLLOW_TRADE: latest price and profit of open orders of a trader, or of copies of a follower",
	schema: FollowTradeFrame,
	example: {
		type: "FOREX_FOLLOW_TRADE",
		data: { TransOrder: [{ Id: 501, UpdatePrice: "1.0845", FactProfits: "0.24" }] },
	},
});

/** Every message on the WebSocket: the client's, then the platform's. */
export const frames = [
	login,
	logout,
	sub,
	unsub,
	ping,
	pong,
	loginResult,
	market,
	kline,
	contractTrade,
	contractClosed,
	followTrade,
] as const satisfies readonly Frame[];
