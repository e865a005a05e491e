import type { Meanings } from "./meanings.ts";

const fields = {
	id: "Id of the fund",
	title: "Name of the fund",
	image: "Address of a picture; may be empty",
	dividend_percentage: "Profit of a day, in percent of the amount",
	staring_sub_amount:
		"Smallest amount of a subscription, in the fund's currency; `0` or not set is none (A-391)",
	max_sub_amount: "Largest amount of a subscription, in the fund's currency; `0` or not set is none (A-391)",
	limit_num:
		"Meaning not shown; on the mock platform how many subscriptions of a customer may run at once (A-390)",
	lock_dividend_days: "Number of days for which the amount is locked and earns",
	liquidated_damages: "Penalty of an early redemption, in percent of the amount",
	desc: "Description, HTML; readers must remove scripts",
};

const subscription = "Id of the subscription";

export const fundMeanings: Meanings = {
	Fund: { about: "A fund; its amounts are in its own currency (Spec 2 §3)", fields },
	SubscribedFund: { about: "The fund of a subscription, as it was read with it", fields },
	"fund.getFund": { fields: { id: "Id of the fund" } },
	"fund.getTotals reply": {
		fields: {
			total_share_amount: "Amount that is subscribed now (A-76)",
			today_fund_amount: "Income of today (A-76)",
			total_fund_amount: "Income so far (A-76)",
		},
	},
	Subscription: {
		about: "A subscription of the customer, in the currency of its fund (Spec 2 §3, §4)",
		fields: {
			id: subscription,
			status: "1 doing, 2 refunding, 3 refunded, 4 finished; only 1 can be redeemed",
			share_amount: "Subscribed amount",
			sub_time: "When it was subscribed, GMT",
			day_profit: "Income of a day",
			sum_profit: "Income so far",
			get_fund: "The fund",
		},
	},
	Income: {
		about: "An income of a subscription, in the currency of its fund",
		fields: { id: "Id of the income", interest: "Amount of the income", created_at: "When it was paid, GMT" },
	},
	"fund.getIncomes": { fields: { sub_id: subscription } },
	"fund.subscribe": { fields: { id: "Id of the fund", amount: "Amount, in the currency of the fund" } },
	"fund.redeem": { fields: { sub_id: subscription } },
};
