import { Schema } from "effect";
import { bankFields } from "./bank-fields.ts";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import {
	AmountText,
	forEachOf,
	Id,
	IdText,
	NonEmptyText,
	optional,
	PageText,
	ShownMoment,
	Text,
	textUpTo,
	UnsignedFigure,
	Whole,
} from "./wire.ts";

export { bankFields } from "./bank-fields.ts";

/** `1` coins, `2` money at a bank. */
const Kind = Schema.Literals(["1", "2"]);

/** A currency in which money is paid out, and its terms (docs/assumptions.md, A-330). */
export const DrawCurrency = Schema.Struct({
	id: Id,
	code: NonEmptyText,
	/** The network of a coin. */
	protocol: optional(Text),
	/** An amount in the account's currency, or percent of the amount. */
	draw_rate: UnsignedFigure,
	/** 1: `draw_rate` is an amount; else it is a percentage. */
	fee_type: Whole,
	/** Dollars per unit. */
	usd_price: UnsignedFigure,
}).annotate({ identifier: "DrawCurrency" });

export const getDrawCurrencies = defineCall({
	id: "withdrawal.getCurrencies",
	kind: "query",
	method: "GET",
	path: "/api/account/draw_symbol_list",
	sends: "query",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The currencies of withdrawals of a kind, with fee and price",
	input: Schema.Struct({ type: Kind }),
	reply: Schema.Array(DrawCurrency),
	example: {
		input: { type: "1" },
		reply: [{ id: 1, code: "USDT", protocol: "TRC20", draw_rate: "1", fee_type: 1, usd_price: "1" }],
	},
});

const exampleAddress = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

/** A bound withdraw way: an address, or a bank account. */
export const DrawMethod = Schema.Struct({
	id: Id,
	draw_currency: optional(Schema.Struct({ code: optional(Text), protocol: optional(Text) })),
	dc_address: optional(Text),
	...forEachOf(bankFields, () => optional(Text)),
}).annotate({ identifier: "DrawMethod" });

export const getDrawMethods = defineCall({
	id: "withdrawal.getWays",
	kind: "query",
	method: "GET",
	path: "/api/wallet/get_draw_method",
	sends: "query",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "The customer's bound withdraw ways of a kind, or of one currency",
	input: Schema.Struct({
		draw_type: Kind,
		/** A currency; without it the ways of all currencies (docs/assumptions.md, A-90). */
		draw_id: Schema.optionalKey(IdText),
	}),
	reply: Schema.Array(DrawMethod),
	example: {
		input: { draw_type: "1", draw_id: "1" },
		reply: [
			{
				id: 1,
				draw_currency: { code: "USDT", protocol: "TRC20" },
				dc_address: exampleAddress,
			},
		],
	},
});

export const bindDrawMethod = defineCommand({
	id: "withdrawal.bindWay",
	method: "POST",
	path: "/api/wallet/bind_draw_method",
	clause: "Spec 2 §3, §7",
	summary: "Bind an address or a bank account",
	input: Schema.Struct({
		type: Kind,
		draw_id: IdText,
		dc_address: Schema.optionalKey(textUpTo(400)),
		...forEachOf(bankFields, () => Schema.optionalKey(textUpTo(400))),
	}),
	example: { input: { type: "1", draw_id: "1", dc_address: exampleAddress }, reply: {} },
});

export const deleteDrawMethod = defineCommand({
	id: "withdrawal.removeWay",
	method: "POST",
	path: "/api/wallet/del_draw_method",
	clause: "Spec 2 §4, §7",
	summary: "Remove a bound withdraw way",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "1" }, reply: {} },
});

/** The texts that a customer adds to a withdrawal; absent or empty for none. */
export const drawTexts = "memo" as const;

export const draw = defineCommand({
	id: "withdrawal.withdraw",
	method: "POST",
	path: "/api/account/draw",
	clause: "Spec 2 §3, §5, §7",
	summary: "Withdraw money to a bound way or a typed address",
	input: Schema.Struct({
		draw_currency_id: IdText,
		/** In the account's currency, with the fee. */
		number: AmountText,
		...forEachOf(drawTexts, () => Schema.optionalKey(textUpTo(400))),
		draw_method_id: Schema.optionalKey(IdText),
		pay_password: Schema.optionalKey(textUpTo(200)),
		address: Schema.optionalKey(textUpTo(400)),
	}),
	example: {
		input: { draw_currency_id: "1", number: "100", memo: "rent", draw_method_id: "1" },
		reply: {},
	},
});

/** A withdrawal in the list. It has no id (docs/assumptions.md, A-57). */
export const DrawRecord = Schema.Struct({
	/** In the account's currency. */
	number: UnsignedFigure,
	/** Received, in the withdrawal's currency. */
	real_number: optional(UnsignedFigure),
	draw_currency: optional(Schema.Struct({ code: optional(NonEmptyText) })),
	fee: optional(UnsignedFigure),
	status_name: optional(Text),
	/** Ours (docs/assumptions.md, A-590): 0 waits for the platform, 1 paid out, 2 rejected. */
	status: optional(Whole),
	created_at: ShownMoment,
	/** 1 to an address, else to a bank; the one of the request, if it is absent. */
	type: optional(Whole),
	address: optional(Text),
	payee_account: optional(Text),
	businessId: optional(Text),
	notes: optional(Text),
}).annotate({ identifier: "DrawRecord" });

export const getDraws = definePage({
	id: "withdrawal.getWithdrawals",
	path: "/api/account/draw_list",
	access: "session",
	clause: "Spec 2 §2, §3, §7",
	summary: "A page of the customer's withdrawals of a kind, newest first",
	input: Schema.Struct({ type: Kind, page: PageText }),
	row: DrawRecord,
	example: {
		input: { type: "1", page: "1" },
		reply: onePage({
			number: "100",
			real_number: "99",
			draw_currency: { code: "USDT" },
			fee: "1",
			status_name: "Under review",
			status: 0,
			created_at: "2026-01-01 00:00:00",
			type: 1,
			address: exampleAddress,
			payee_account: "",
			businessId: "100001",
			notes: "rent",
		}),
	},
});
