import { Schema } from "effect";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import {
	AmountText,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	oneOfNumbers,
	optional,
	PageText,
	PictureAddress,
	ShortText,
	ShownMoment,
	Text,
	UnsignedFigure,
	unsettable,
} from "./wire.ts";

/**
 * The mapping of the ten paths to their roles is not shown (Spec 2 §7): this file is its only place (docs/assumptions.md, A-321).
 */
const family = "/api/quickCharge";

/** Where the company receives a coin. Money that is sent to a wrong address or over a wrong network is lost. */
export const CryptoChannel = Schema.Struct({
	id: Id,
	currency_code: NonEmptyText,
	protocol_code: NonEmptyText,
	address: Schema.NonEmptyString,
	/** In the coin; ours (docs/assumptions.md, A-323). */
	min_amount: optional(UnsignedFigure),
}).annotate({ identifier: "CryptoChannel" });

export const getChannels = defineCall({
	id: "deposit.getChannels",
	kind: "query",
	method: "GET",
	path: `${family}/info`,
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The channels for deposits of coins, each a coin on a network with its address",
	input: Nothing,
	reply: Schema.Array(CryptoChannel),
	example: {
		input: {},
		reply: [
			{
				id: 1,
				currency_code: "USDT",
				protocol_code: "TRC20",
				address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
				min_amount: "10",
			},
		],
	},
});

export const submitCrypto = defineCommand({
	id: "deposit.submitCrypto",
	method: "GET",
	path: `${family}/submit`,
	clause: "Spec 2 §5, §7",
	summary: "Report a payment to the address of a channel",
	input: Schema.Struct({
		/** In the coin of the channel. */
		number: AmountText,
		/** Address of the uploaded picture. */
		proofImg: PictureAddress,
		/** The address that the customer was shown. */
		address: ShortText,
		charge_id: IdText,
	}),
	example: {
		input: {
			number: "25",
			proofImg: "/media/uploads/proof.jpg",
			address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
			charge_id: "1",
		},
		reply: {},
	},
});

/** A currency or a bank for deposits. */
export const BankOption = Schema.Struct({
	id: Id,
	name: NonEmptyText,
	/** `"0"` is no limit, as an absent one (docs/assumptions.md, A-323). */
	min_amount: optional(UnsignedFigure),
	max_amount: optional(UnsignedFigure),
}).annotate({ identifier: "BankOption" });

export const getBankOptions = defineCall({
	id: "deposit.getBankOptions",
	kind: "query",
	method: "GET",
	path: `${family}/symbols`,
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The currencies or banks for deposits by bank, with their limits",
	input: Nothing,
	reply: Schema.Array(BankOption),
	example: {
		input: {},
		reply: [{ id: 11, name: "USD", min_amount: "50", max_amount: "50000" }],
	},
});

export const getReceivingInfo = defineCall({
	id: "deposit.getReceivingInfo",
	kind: "query",
	method: "GET",
	path: `${family}/wire_info`,
	sends: "query",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The account to pay to, of a chosen currency or bank; no fields if there is none",
	input: Schema.Struct({ bank_coin: IdText }),
	/** Without `payee_account` there is no account to pay to. */
	reply: Schema.Struct({
		bank_name: optional(Text),
		bank_address: optional(Text),
		bank_swift: optional(Text),
		payee_name: optional(Text),
		/** Not a number: leading zeros would be lost. */
		payee_account: optional(Schema.String),
		bank_remark: optional(Text),
	}),
	example: {
		input: { bank_coin: "11" },
		reply: {
			bank_name: "First Bank",
			bank_address: "1 Main Street, New York",
			bank_swift: "FIRSUS33",
			payee_name: "Tradewind Ltd",
			payee_account: "024-883-109742",
			bank_remark: "TW-10000001",
		},
	},
});

export const submitWire = defineCommand({
	id: "deposit.submitWire",
	method: "GET",
	path: `${family}/wire_submit`,
	clause: "Spec 2 §5, §7",
	summary: "Report a payment to the account of a chosen currency or bank",
	input: Schema.Struct({
		number: AmountText,
		wire_id: IdText,
		/** Address of the uploaded picture. */
		proofImg: PictureAddress,
	}),
	example: { input: { number: "100", wire_id: "11", proofImg: "/media/uploads/proof.jpg" }, reply: {} },
});

export const createBankDeposit = defineCommand({
	id: "deposit.createBankDeposit",
	method: "GET",
	path: `${family}/wire_submit_edit`,
	clause: "Spec 2 §4, §7",
	summary: "Ask for an account to pay to, which the platform matches",
	input: Schema.Struct({ number: AmountText, symbol_id: IdText }),
	example: { input: { number: "100", symbol_id: "11" }, reply: {} },
});

/** The account that was matched to one deposit. */
export const MatchedBank = Schema.Struct({
	bank_name: optional(Text),
	swift: optional(Text),
	ifsc: optional(Text),
	iban: optional(Schema.String),
	/** Of the payee. */
	name: optional(Text),
	/** Not a number: leading zeros would be lost. */
	account: optional(Schema.String),
}).annotate({ identifier: "MatchedBank" });

const exampleBank = {
	bank_name: "First Bank",
	swift: "FIRSUS33",
	ifsc: "",
	iban: "DE89370400440532013000",
	name: "Tradewind Ltd",
	account: "024-883-109742",
};

/** The newest deposit by bank that is not decided. */
export const PendingDeposit = Schema.Struct({
	id: Id,
	number: UnsignedFigure,
	symbol_id: optional(Id),
	/** Not set until matched. */
	bank_info: unsettable(MatchedBank),
	/** Address of the uploaded picture; empty until it is sent. */
	proof_img: optional(Text),
}).annotate({ identifier: "PendingDeposit" });

/** A deposit that cannot be read must not count as none: the customer would create a second one. */
const NoPendingDeposit = Schema.Struct({
	...PendingDeposit.fields,
	id: unsettable(Schema.Literals([0, "0"])),
	number: unsettable(Schema.Null),
	bank_info: unsettable(Schema.Null),
});

export const getPendingDeposit = defineCall({
	id: "deposit.getPendingDeposit",
	kind: "query",
	method: "GET",
	path: `${family}/get_wire_info_edit`,
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §4, §7",
	summary: "The pending deposit by bank; no fields if there is none",
	input: Nothing,
	reply: Schema.Union([PendingDeposit, NoPendingDeposit]),
	example: {
		input: {},
		reply: { id: 7001, number: "100", symbol_id: 11, bank_info: exampleBank, proof_img: "" },
	},
});

export const saveProof = defineCommand({
	id: "deposit.saveProof",
	method: "GET",
	path: `${family}/save_wire_info_edit`,
	clause: "Spec 2 §4, §7",
	summary: "Send the proof of payment of a matched deposit",
	input: Schema.Struct({ id: IdText, proofImg: PictureAddress }),
	example: { input: { id: "7001", proofImg: "/media/uploads/proof.jpg" }, reply: {} },
});

export const cancelBankDeposit = defineCommand({
	id: "deposit.cancelBankDeposit",
	method: "GET",
	path: `${family}/cancel_wire_info_edit`,
	clause: "Spec 2 §4, §7",
	summary: "Cancel a deposit by bank that is not matched yet",
	input: Schema.Struct({ id: IdText }),
	example: { input: { id: "7001" }, reply: {} },
});

export const DepositRecord = Schema.Struct({
	id: Id,
	number: optional(UnsignedFigure),
	/** 0 crypto, 1 bank; the one of the request, if it is absent. */
	type: unsettable(oneOfNumbers([0, 1])),
	currency_code: optional(Text),
	/** 0 pending, 1 finished, 2 rejected, 3 invalid. */
	status: oneOfNumbers([0, 1, 2, 3]),
	created_at: ShownMoment,
	/** Of the operator. */
	remark: optional(Text),
	bank_info: unsettable(MatchedBank),
	/** Address of the uploaded picture; may be empty. */
	proof_img: optional(Text),
}).annotate({ identifier: "DepositRecord" });

const exampleRecord = {
	id: 7001,
	number: "25",
	type: 0 as const,
	currency_code: "USDT",
	status: 0 as const,
	created_at: "2026-01-01 00:00:00",
	remark: "",
	proof_img: "/media/uploads/proof.jpg",
};

export const getDepositRecords = definePage({
	id: "deposit.getRecords",
	path: `${family}/quick_ist`,
	access: "session",
	clause: "Spec 2 §2, §3, §4, §7",
	summary: "A page of the customer's deposits of one type, newest first",
	input: Schema.Struct({
		/** 0 crypto, 1 bank. */
		type: Schema.Literals(["0", "1"]),
		page: PageText,
	}),
	row: DepositRecord,
	example: { input: { type: "0", page: "1" }, reply: onePage(exampleRecord) },
});
