import type { Meanings } from "./meanings.ts";

const ratio = "Profit as a fraction of the amount: `0.85` is 85 %";

export const microMeanings: Meanings = {
	MicroOrder: {
		about: "A micro order of the customer (Spec 1 §3, §4)",
		fields: {
			Id: "Id of the order",
			ForexTradeList: "The instrument",
			"ForexTradeList.Id": "Id of the instrument",
			Type: "1 up, 2 down",
			Number: "Amount, in the site's currency",
			Seconds: "Duration in seconds",
			RemainMilliSeconds: "Milliseconds to the end by the platform's clock; 0 or below after the end",
			OpenPrice: "Price at its begin",
			EndPrice: "Price at its end; `0` or not set while it is in progress",
			ProfitRatio: ratio,
			FactProfits: "Profit or loss, in the site's currency; `0` or not set while it is in progress",
			Status: "1 in progress, 3 closed",
			CreatedAtST: "When it began, GMT",
			CompleteAtST: "When it ended, GMT; empty before",
		},
	},
	"micro.getSettings reply": {
		fields: {
			sec: "Durations to choose from",
			"sec.Id": "Id of the option",
			"sec.Seconds": "Duration in seconds",
			"sec.ProfitRatio": ratio,
			"sec.LimitAmount": "Smallest amount, in the site's currency",
			number: "Amounts to choose from",
			"number.Number": "Amount, in the site's currency",
		},
	},
	"micro.submit": {
		fields: {
			type: "1 up, 2 down",
			number: "Amount, in the site's currency",
			seconds: "Duration in seconds: that of one of the options",
		},
	},
	"micro.submit reply": { fields: { Id: "Id of the new order" } },
	"micro.getOrders": { fields: { status: "1 in progress, 3 closed" } },
};
