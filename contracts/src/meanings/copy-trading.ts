import { orderFields } from "./contract.ts";
import type { Meanings } from "./meanings.ts";

const trader = "User id of the trader (A-69)";
const multiple = "The trader's quantity times this is the quantity of a copy; whole, not 0 (A-71)";
const maxAmount = "Limit of the margin of the open copies of this trader, in the site's currency (A-303)";

export const copyTradingMeanings: Meanings = {
	LeaderRankItem: {
		about: "An entry of the ranking; its rates are percents of the starting capital (A-70, A-122)",
		fields: {
			user: "The leader",
			"user.id": "User id of the leader",
			code: "The code by which customers find the leader",
			multiple:
				"Meaning not shown; on the mock platform the leverage of the instrument that the leader trades most",
			three_week_rate: "Return of the last three weeks, in percent",
			three_week_win: "Share of the trades of the last three weeks that ended with a profit, in percent",
			three_week_profit: "Profit of the last three weeks before fees, in the site's currency",
			total_rate: "Return since the start, in percent",
			total_trade_num: "Number of closed orders",
		},
	},
	"copy-trading.getRanking": {
		fields: { sort: "The figure by which the leaders are sorted, highest first" },
	},
	Trader: {
		about: "A master trader (Spec 2 §3); its rates are percents",
		fields: {
			id: "Id of the card; not that of the person",
			user_id: "User id of the trader: every call names the trader by it (A-69)",
			follow_num: "Number of followers",
			position_num: "Number of open orders",
			total_num: "Number of closed orders",
			total_amount: "Sum of the followers' maximum amounts, in the site's currency",
			position_quantity: "Number of contracts that are open for followers",
			max_amount:
				"Largest amount with which one may follow, in the site's currency; is shown and blocks nothing (A-71)",
			profit_percent: "Return of the last three weeks, in percent (Spec 2 §9)",
			total_profit: "The trader's own profit of the last three weeks, in the site's currency (A-70)",
			total_profits:
				"Profit of the followers by copying in the last three weeks, in the site's currency (A-70)",
			is_followed: "Whether the signed-in customer follows the trader: 1 yes",
		},
	},
	"copy-trading.getTrader": { fields: { trader_id: trader } },
	FollowOrder: {
		about: "A contract order of a trader, or its copy for a follower (Spec 2 §3)",
		fields: orderFields,
	},
	"copy-trading.getFollowOrders": {
		fields: {
			user_id: trader,
			follower_user_id: "User id of a follower: the copies for this one; without it the trader's own orders",
			status: "1 open, 3 closed",
		},
	},
	"copy-trading.follow": { fields: { trader_id: trader, multiple, max_amount: maxAmount } },
	"copy-trading.unfollow": { fields: { trader_id: trader } },
	Follower: {
		about: "A follower of the signed-in trader (Spec 2 §3)",
		fields: {
			follow_id: "User id of the follower (A-69)",
			profitability: "Return of the follower's copies, in percent of the maximum amount",
			total_profits: "Profit of the follower's copies, in the site's currency",
		},
	},
	"copy-trading.getMyFollowers reply": {
		fields: {
			total_profits: "Profit of the closed copies of all followers, in the site's currency",
			position_profits:
				"Floating profit of the open copies, in the site's currency: the profit to pay (A-70)",
			follow_num: "Number of followers",
		},
	},
};
