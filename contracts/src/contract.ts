import { Schema } from "effect";
import { defineCall, defineCommand } from "./call.ts";
import {
	AmountText,
	Figure,
	Id,
	IdText,
	NonEmptyText,
	oneOfNumbers,
	optional,
	PageText,
	pageOf,
	rangeFields,
	ShownMoment,
	UnsignedFigure,
	unsettable,
	Whole,
} from "./wire.ts";

export const ContractOrder = Schema.Struct({
	Id,
	/** Not used: A-490. */
	OriginId: optional(Id),
	/** The instrument; without it, or without `Code`, the one of this `ShowCode` (docs/assumptions.md, A-163). */
	ForexId: optional(Id),
	ForexTradeLists: optional(
		Schema.Struct({ Code: optional(NonEmptyText), ShowCode: optional(NonEmptyText) }),
	),
	/** 2 opened by copying (Spec 2 §3). */
	FollowType: optional(Whole),
	/** 1 buy, otherwise sell. */
	OrderType: Whole,
	Quantity: UnsignedFigure,
	Multiple: unsettable(UnsignedFigure),
	/** The target of a pending order; the quote at the submit of a market order. */
	OriginPrice: optional(UnsignedFigure),
	/** The fill price; `"0"` or not set while pending. */
	Price: unsettable(UnsignedFigure),
	/** The latest price while holding; the close price in history. */
	UpdatePrice: optional(UnsignedFigure),
	FactProfits: optional(Figure),
	CautionMoney: optional(UnsignedFigure),
	TradeFee: optional(UnsignedFigure),
	/** Our addition: the part of a loss beyond the customer's money that the platform paid (docs/assumptions.md, A-413). */
	CoverMoney: optional(UnsignedFigure),
	/** `"0"` is not set. */
	TargetLossPrice: unsettable(UnsignedFigure),
	TargetProfitPrice: unsettable(UnsignedFigure),
	/** 0 dealing (pending), 1 holding, 3 closed, 4 cancelled. */
	Status: oneOfNumbers([0, 1, 3, 4]),
	CreateTimeHandler: ShownMoment,
	CompleteTimeHandler: ShownMoment,
}).annotate({ identifier: "ContractOrder" });

/** An answer or a push without any of them has no totals (docs/assumptions.md, A-163). */
export const ContractTotals = Schema.Struct({
	/** Floating profit of all holding orders. */
	ProfitsTotal: optional(Figure),
	/** Equity (balance, lockBalance and floating profit) over margin of the holding orders, in percent; `"0"` without them. */
	HazardRate: optional(Figure),
	/** Margin of all holding and pending orders. */
	CautionMoneyAll: optional(UnsignedFigure),
}).annotate({ identifier: "ContractTotals" });

const exampleOrder = {
	Id: 501,
	OriginId: 501,
	ForexId: 1,
	ForexTradeLists: { Code: "EURUSD", ShowCode: "EUR/USD" },
	FollowType: 2,
	OrderType: 1,
	Quantity: "0.5",
	Multiple: "100",
	OriginPrice: "1.08402",
	Price: "1.08402",
	UpdatePrice: "1.08450",
	FactProfits: "0.24",
	CautionMoney: "5.4201",
	TradeFee: "0.25",
	TargetLossPrice: "0",
	TargetProfitPrice: "0",
	Status: 1 as const,
	CreateTimeHandler: "2026-01-01 00:00:00",
	CompleteTimeHandler: "",
};

export const submitContract = defineCall({
	id: "contract.submit",
	kind: "command",
	method: "GET",
	path: "/v2/api/forex/submit",
	sends: "query",
	access: "session",
	clause: "Spec 1 §4, §5, §7",
	summary: "Open a contract order at market (status 1) or pending at a price (status 0)",
	input: Schema.Struct({
		/** 1 buy, 2 sell. */
		type: Schema.Literals(["1", "2"]),
		cont: AmountText,
		forex_id: IdText,
		/** 1 market, 0 pending. */
		status: Schema.Literals(["1", "0"]),
		/** `"0"` for a market order. */
		target_price: AmountText,
		stop_loss_price: AmountText,
		target_profit_price: AmountText,
		multiple: AmountText,
	}),
	reply: Schema.Struct({ Id }),
	example: {
		input: {
			type: "1",
			cont: "0.5",
			forex_id: "1",
			status: "1",
			target_price: "0",
			stop_loss_price: "0",
			target_profit_price: "0",
			multiple: "100",
		},
		reply: { Id: 501 },
	},
});

export const getMyDeal = defineCall({
	id: "contract.getOrders",
	kind: "query",
	method: "GET",
	path: "/v2/api/forex/my_deal",
	sends: "query",
	access: "session",
	clause: "Spec 1 §3, §4, §5, §7",
	summary: "A page of the customer's contract orders, newest first, with the totals",
	input: Schema.Struct({
		/** 1 holding, 0 dealing, 3 history. */
		status: Schema.Literals(["1", "0", "3"]),
		page: PageText,
		/** The range of the close. */
		...rangeFields,
	}),
	reply: Schema.Struct({
		...pageOf(ContractOrder).fields,
		/** Sum of FactProfits over the whole filtered list. */
		all_fact_profits: optional(Figure),
		/** Our additions: the same sums of TradeFee and CoverMoney (docs/assumptions.md, A-413). */
		all_trade_fee: optional(UnsignedFigure),
		all_cover_money: optional(UnsignedFigure),
		...ContractTotals.fields,
	}),
	example: {
		input: { status: "1", page: "1" },
		reply: {
			data: [exampleOrder],
			total: 1,
			all_fact_profits: "0.24",
			ProfitsTotal: "0.24",
			HazardRate: "184508.26",
			CautionMoneyAll: "5.4201",
		},
	},
});

export const closeContract = defineCommand({
	id: "contract.close",
	method: "GET",
	path: "/v2/api/forex/close",
	clause: "Spec 1 §4, §7",
	summary: "Close a holding order at the current price",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "501" }, reply: {} },
});

export const cancelContract = defineCommand({
	id: "contract.cancel",
	method: "GET",
	path: "/v2/api/forex/cancel_trade",
	clause: "Spec 1 §4, §7",
	summary: "Cancel a pending order",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "502" }, reply: {} },
});

export const setStopPrice = defineCommand({
	id: "contract.setStops",
	method: "GET",
	path: "/v2/api/forex/set_stop_price",
	clause: "Spec 1 §4, §5, §7",
	summary: 'Set or clear ("0") stop-loss and take-profit of a holding order',
	input: Schema.Struct({
		id: IdText,
		stop_loss_price: AmountText,
		target_profit_price: AmountText,
	}),
	example: { input: { id: "501", stop_loss_price: "1.08", target_profit_price: "1.09" }, reply: {} },
});
