import { Schema } from "effect";
import { defineCall, definePage, onePage } from "./call.ts";
import {
	AmountText,
	Figure,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	oneOfNumbers,
	optional,
	PageText,
	rowsOf,
	ShownMoment,
	UnsignedFigure,
	unsettable,
	Whole,
	wholeBetween,
} from "./wire.ts";

const Seconds = wholeBetween(1, 9_999_999).annotate({ identifier: "MicroSeconds" });

export const MicroOrder = Schema.Struct({
	Id,
	ForexTradeList: optional(
		Schema.Struct({
			Id: optional(Id),
			Code: optional(NonEmptyText),
			ShowCode: optional(NonEmptyText),
		}),
	),
	/** 1 up, 2 down. */
	Type: oneOfNumbers([1, 2]),
	/** The amount of the order. */
	Number: UnsignedFigure,
	Seconds,
	/** Milliseconds to the end by the platform's clock; 0 or below after the end. */
	RemainMilliSeconds: optional(Whole),
	OpenPrice: optional(UnsignedFigure),
	/** `"0"` or not set while in progress. */
	EndPrice: unsettable(UnsignedFigure),
	ProfitRatio: optional(UnsignedFigure),
	/** `"0"` or not set while in progress. */
	FactProfits: unsettable(Figure),
	/** 1 in progress, 3 closed. */
	Status: oneOfNumbers([1, 3]),
	CreatedAtST: ShownMoment,
	CompleteAtST: ShownMoment,
}).annotate({ identifier: "MicroOrder" });

const exampleOrder = {
	Id: 701,
	ForexTradeList: { Id: 1, Code: "EURUSD", ShowCode: "EUR/USD" },
	Type: 1 as const,
	Number: "50",
	Seconds: 60,
	RemainMilliSeconds: 45_000,
	OpenPrice: "1.08402",
	EndPrice: "0",
	ProfitRatio: "0.85",
	FactProfits: "0",
	Status: 1 as const,
	CreatedAtST: "2026-01-01 00:00:00",
	CompleteAtST: "",
};

export const getSeconds = defineCall({
	id: "micro.getSettings",
	kind: "query",
	method: "GET",
	path: "/v2/api/micro/get_seconds",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §5, §7",
	summary: "How long a micro order may run and at what ratio, and the amounts to choose from",
	input: Nothing,
	reply: Schema.Struct({
		sec: rowsOf(
			Schema.Struct({
				Id: optional(Id),
				Seconds,
				ProfitRatio: UnsignedFigure,
				/** The smallest amount. */
				LimitAmount: optional(UnsignedFigure),
			}),
		),
		number: rowsOf(Schema.Struct({ Number: UnsignedFigure })),
	}),
	example: {
		input: {},
		reply: {
			sec: [{ Id: 1, Seconds: 60, ProfitRatio: "0.85", LimitAmount: "10" }],
			number: [{ Number: "50" }],
		},
	},
});

export const submitMicro = defineCall({
	id: "micro.submit",
	kind: "command",
	method: "GET",
	path: "/v2/api/micro/submit",
	sends: "query",
	access: "session",
	clause: "Spec 1 §4, §5, §7",
	summary: "Open a micro order: up (1) or down (2) for so many seconds",
	input: Schema.Struct({
		forex_id: IdText,
		type: Schema.Literals(["1", "2"]),
		number: AmountText,
		/** Seconds of one of the options. */
		seconds: Schema.String.check(Schema.isPattern(/^[1-9]\d{0,6}$/u)),
	}),
	reply: Schema.Struct({ Id }),
	example: {
		input: { forex_id: "1", type: "1", number: "50", seconds: "60" },
		reply: { Id: 701 },
	},
});

export const getMicroOrders = definePage({
	id: "micro.getOrders",
	path: "/v2/api/micro/orders",
	access: "session",
	clause: "Spec 1 §3, §4, §7",
	summary: "A page of the customer's micro orders, newest first",
	input: Schema.Struct({
		/** 1 in progress, 3 closed. */
		status: Schema.Literals(["1", "3"]),
		page: PageText,
	}),
	row: MicroOrder,
	example: {
		input: { status: "1", page: "1" },
		reply: onePage(exampleOrder),
	},
});
