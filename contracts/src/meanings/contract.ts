import { totals } from "./account.ts";
import type { Meanings } from "./meanings.ts";

const orderId = "`Id` of the order";
const stopLoss = "Price at which the order closes with a loss; `0` for none";
const takeProfit = "Price at which the order closes with a profit; `0` for none";

/** Of the customer's own orders and those of traders. */
export const orderFields = {
	Id: "Id of the order",
	ForexTradeLists: "The instrument",
	FollowType: "2 opened by copying; other values are not shown (Spec 2 §3)",
	OrderType: "1 buy, otherwise sell",
	Quantity: "Number of contracts",
	OriginPrice: "Price at which a pending order is to open; the quotation at the submit of a market order",
	Price: "Price at which it opened; `0` or not set while it is pending",
	UpdatePrice: "Latest price while it is open; the price of its close afterwards",
	FactProfits: "Profit before the fee, in the site's currency: floating while it is open, final afterwards",
	Status: "0 pending (dealing), 1 holding, 3 closed, 4 cancelled",
	CreateTimeHandler: "When it was submitted, GMT",
	CompleteTimeHandler: "When it was closed or cancelled, GMT; empty before",
};

export const contractMeanings: Meanings = {
	ContractOrder: {
		about: "A contract order of the customer (Spec 1 §3, §4)",
		fields: {
			...orderFields,
			OriginId: "Meaning not shown; the app does not use it (A-490)",
			ForexId: "`Id` of the instrument; without it the one with this `ShowCode` (A-163)",
			Multiple: "Leverage; not set in the fixed mode of the margin",
			CautionMoney: "Margin, in the site's currency",
			TradeFee: "Fee, in the site's currency",
			CoverMoney:
				"Ours (A-413): the part of a loss beyond the customer's money that the platform paid, in the site's currency",
			TargetLossPrice: stopLoss,
			TargetProfitPrice: takeProfit,
		},
	},
	"contract.submit": {
		fields: {
			type: "1 buy, 2 sell",
			cont: "Number of contracts, in steps of the instrument's `Pip`",
			status: "1 at market, 0 pending at `target_price`",
			target_price: "Price at which a pending order is to open; `0` at market",
			stop_loss_price: stopLoss,
			target_profit_price: takeProfit,
			multiple: "Leverage: one of the instrument's multiples",
		},
	},
	"contract.submit reply": { fields: { Id: "Id of the new order" } },
	"contract.getOrders": {
		fields: {
			status: "1 holding, 0 pending, 3 history (closed and cancelled)",
			startTime: "First moment of the close, Unix seconds; only together with `endTime`",
			endTime: "First moment after the range of the close, Unix seconds; only together with `startTime`",
		},
	},
	"contract.getOrders reply": {
		fields: {
			...totals,
			all_fact_profits: "Sum of `FactProfits` over the whole filtered list, in the site's currency",
			all_trade_fee: "Ours (A-413): sum of `TradeFee` over the whole filtered list",
			all_cover_money: "Ours (A-413): sum of `CoverMoney` over the whole filtered list",
		},
	},
	"contract.close": { fields: { id: orderId } },
	"contract.cancel": { fields: { id: orderId } },
	"contract.setStops": {
		fields: { id: orderId, stop_loss_price: stopLoss, target_profit_price: takeProfit },
	},
};
