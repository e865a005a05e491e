import type { Meanings } from "./meanings.ts";

const kind = "1 coins, 2 money at a bank";
const currency = "`id` of the withdrawal currency";
const address = "Address of a coin";

export const withdrawalMeanings: Meanings = {
	DrawCurrency: {
		about: "A currency in which money is paid out, with its terms (Spec 2 §3, A-330)",
		fields: {
			id: "Id of the currency",
			code: "Code of the currency or the coin, such as `USDT`",
			protocol: "Network of a coin, such as `TRC20`",
			draw_rate: "Fee: an amount in the account's currency, or percent of the amount, by `fee_type`",
			fee_type: "1: `draw_rate` is an amount; any other: percent of the amount (Spec 2 §9)",
			usd_price: "Price of one unit, in dollars (A-330)",
		},
	},
	"withdrawal.getCurrencies": { fields: { type: kind } },
	DrawMethod: {
		about: "A payout method of the customer: an address of a coin, or a bank account (Spec 2 §3)",
		fields: {
			id: "Id of the payout method",
			draw_currency: "Its currency",
			"draw_currency.code": "Code of the currency or the coin",
			"draw_currency.protocol": "Network of a coin",
			dc_address: address,
		},
	},
	"withdrawal.getWays": {
		fields: { draw_type: kind, draw_id: `${currency}; without it the methods of all currencies (A-90)` },
	},
	"withdrawal.bindWay": { fields: { type: kind, draw_id: currency, dc_address: address } },
	"withdrawal.removeWay": { fields: { id: "Id of the payout method" } },
	"withdrawal.withdraw": {
		fields: {
			draw_currency_id: currency,
			number: "Amount that leaves the account, with the fee, in the account's currency",
			memo: "Remark of the customer; absent or empty for none",
			draw_method_id: "Id of the payout method; or `address` in its place",
			address: "A typed address, where the site allows it (`is_withdraw_manual_input`)",
		},
	},
	DrawRecord: {
		about: "A withdrawal of the customer; it has no id (Spec 2 §3, A-57)",
		fields: {
			number: "Amount that left the account, with the fee, in the account's currency",
			real_number: "Amount that arrives, in the withdrawal's currency",
			draw_currency: "The currency in which it is paid out",
			"draw_currency.code": "Code of the currency or the coin",
			fee: "Fee, in the account's currency",
			status_name: "Name of the status, in the language of the request",
			status: "Ours (A-590): 0 waits for the platform, 1 paid out, 2 rejected",
			created_at: "When it was requested, GMT",
			type: "1 to the address of a coin, any other to a bank; without it the one of the request",
			address: "Address to which coins are paid",
			businessId: "Number of the withdrawal, as the account's records and the messages name it",
			notes: "Remark of the customer; on the mock platform the reason of a rejection in its place (A-331)",
		},
	},
	"withdrawal.getWithdrawals": { fields: { type: kind } },
};
