import { totals } from "./account.ts";
import type { Meanings } from "./meanings.ts";

const orders = {
	"data.TransOrder": "The orders that changed",
	"data.TransOrder.Id": "Id of the order",
	"data.TransOrder.UpdatePrice": "Latest price of its instrument",
	"data.TransOrder.FactProfits": "Floating profit before the fee, in the site's currency",
};

const subscription = {
	topic: "What is subscribed",
	user_id: "With `FOREX_FOLLOW_TRADE`: user id of the trader",
	follower_id: "With `FOREX_FOLLOW_TRADE`: user id of a follower, for the copies of this one",
};

const kind = { type: "Kind of the message" };

/** Of the messages on the WebSocket (Spec 1 §4, §7). */
export const realtimeMeanings: Meanings = {
	LoginFrame: { about: "Login of the connection", fields: { ...kind, token: "The token of the session" } },
	LogoutFrame: { about: "End of the login; the connection stays", fields: kind },
	SubFrame: { about: "Begin of a subscription", fields: { ...kind, ...subscription } },
	UnsubFrame: { about: "End of a subscription", fields: { ...kind, ...subscription } },
	PingFrame: { about: "Heartbeat of the app, every 5 s", fields: { ...kind, time: "When it is sent" } },
	PongFrame: { about: "Answer to a ping", fields: { ...kind, time: "`time` of the ping that it answers" } },
	LoginResultFrame: {
		about: "Answer to a login",
		fields: {
			...kind,
			code: "1 confirms the login, 999 says that the token is not valid; others are not shown",
			msg: "A sentence for the customer",
		},
	},
	MarketFrame: {
		about: "A new quotation of one instrument",
		fields: {
			...kind,
			symbol: "Code of the instrument",
			time: "Ours (A-08): when the price was made; without it, when the message arrives",
			quotation: "The quotation",
			"quotation.close": "Latest price",
			"quotation.change": "Change since the first price of the day, in percent with its sign",
		},
	},
	KlineFrame: {
		about: "The forming candle of one instrument and period",
		fields: {
			...kind,
			symbol: "Code of the instrument",
			data: "The candle",
			"data.Period": "Period of the candle",
			"data.Time": "Begin of the period",
		},
	},
	ContractTradeFrame: {
		about: "Holding orders of the signed-in customer at one moment, with the totals over all",
		fields: {
			...kind,
			data: "The orders and the totals",
			...Object.fromEntries(Object.entries(totals).map(([name, meaning]) => [`data.${name}`, meaning])),
			...orders,
		},
	},
	ContractClosedFrame: {
		about: "Holding orders that are closed now",
		fields: { ...kind, data: "The orders", "data.Ids": "Ids of the orders" },
	},
	FollowTradeFrame: {
		about: "Open orders of a trader, or copies of a follower, at one moment",
		fields: { ...kind, data: "The orders", ...orders },
	},
};
