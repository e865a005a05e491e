import { Schema } from "effect";
import { defineCall, defineCommand, definePage, onePage } from "./call.ts";
import {
	Figure,
	Id,
	IdText,
	Nothing,
	oneOfTexts,
	optional,
	PageText,
	rangeFields,
	ShownMoment,
	Text,
	UnsignedFigure,
	unsettable,
	Whole,
} from "./wire.ts";

export const AccountBalance = Schema.Struct({
	accountTypeId: Id,
	type: oneOfTexts(["forex", "micro", "change"]),
	balance: Figure,
	lockBalance: optional(UnsignedFigure),
	currencyId: optional(Id),
}).annotate({ identifier: "AccountBalance" });

export const getBalance = defineCall({
	id: "account.getBalance",
	kind: "query",
	method: "GET",
	path: "/v2/api/main/wallet/getBalance",
	sends: "nothing",
	access: "session",
	clause: "Spec 1 §3, §7",
	summary: "Free and locked money of each account of the customer",
	input: Nothing,
	reply: Schema.Array(AccountBalance),
	example: {
		input: {},
		reply: [{ accountTypeId: 1, type: "forex", balance: "10000", lockBalance: "0", currencyId: 1 }],
	},
});

export const getProfits = defineCall({
	id: "account.getProfits",
	kind: "query",
	method: "GET",
	path: "/api/user/get_profits",
	sends: "nothing",
	access: "session",
	clause: "Spec 1 §2, §7",
	summary: "Profit of the day, in the site's currency",
	input: Nothing,
	reply: Schema.Struct({ profits: optional(Figure) }),
	example: { input: {}, reply: { profits: "12.34" } },
});

/** Free and locked money; with the floating profit of open orders they are `totalBalance` (docs/assumptions.md, A-123). */
export const AccountDetail = Schema.Struct({
	/** The account of the request, if it is absent. */
	accountTypeId: optional(Id),
	type: optional(AccountBalance.fields.type),
	balance: Figure,
	lockBalance: optional(UnsignedFigure),
	currencyId: optional(Id),
	totalBalance: unsettable(Figure),
	ProfitsTotal: unsettable(Figure),
	CautionMoneyAll: unsettable(UnsignedFigure),
	HazardRate: unsettable(Figure),
}).annotate({ identifier: "AccountDetail" });

/** `Type` of a record. Spec 2 §3 names only `adjustment`, whose reason is in `Memo`; the others are ours (docs/assumptions.md, A-562). */
export const recordTypes = {
	opening: 1,
	reserved: 2,
	released: 3,
	fee: 4,
	result: 5,
	deposit: 6,
	withdrawal: 7,
	withdrawalReturned: 8,
	transfer: 9,
	adjustment: 10,
	loanPaidOut: 11,
	loanRepaid: 12,
	fundSubscribed: 13,
	fundIncome: 14,
	fundReturned: 15,
	cover: 16,
} as const;

/** A change of the free money of an account (docs/assumptions.md, A-123). */
export const AccountRecord = Schema.Struct({
	Id: optional(Id),
	/** Negative where money was taken or locked. */
	Value: optional(Figure),
	/** One of `recordTypes`. An adjustment has its reason in `Memo`; any other has it in `MemoTran`, in the language of the request. */
	Type: optional(Whole),
	Memo: optional(Text),
	MemoTran: optional(Text),
	CreatedAtTran: ShownMoment,
	/** The free money after this change. */
	Balance: unsettable(Figure),
}).annotate({ identifier: "AccountRecord" });

export const getAccountDetail = defineCall({
	id: "account.getDetail",
	kind: "query",
	method: "GET",
	path: "/v2/api/main/account/forexDetail",
	sends: "query",
	access: "session",
	clause: "Spec 1 §7, Spec 2 §2, §7",
	summary: "One account of the customer, with what its open orders make of it",
	input: Schema.Struct({
		/** The account type id. */
		type: IdText,
	}),
	reply: AccountDetail,
	example: {
		input: { type: "1" },
		reply: {
			accountTypeId: 1,
			type: "forex",
			balance: "9989.33",
			lockBalance: "10.42",
			currencyId: 1,
			totalBalance: "10001.25",
			ProfitsTotal: "1.5",
			CautionMoneyAll: "10.42",
			HazardRate: "95981.28",
		},
	},
});

export const getAccountChanges = definePage({
	id: "account.getChanges",
	path: "/v2/api/main/accountLog/forexChange",
	access: "session",
	clause: "Spec 1 §7, Spec 2 §2, §3, §5, §7",
	summary: "A page of the changes of an account's free money, newest first",
	input: Schema.Struct({
		/** The account type id. */
		type: IdText,
		page: PageText,
		/** The range of the change. */
		...rangeFields,
	}),
	row: AccountRecord,
	example: {
		input: { type: "1", page: "1" },
		reply: onePage({
			Id: 31,
			Value: "-0.25",
			Type: 4,
			Memo: "",
			MemoTran: "Fee: EUR/USD #501",
			CreatedAtTran: "2026-01-01 00:00:00",
			Balance: "9989.33",
		}),
	},
});

export const resetForexDemoAccount = defineCommand({
	id: "account.resetDemo",
	method: "GET",
	path: "/v2/api/main/user/resetForexDemoAccount",
	clause: "Spec 1 §2, §6, §7",
	summary: "Ends all orders of a demo customer and restores the balances that a new demo account has",
	input: Nothing,
	example: { input: {}, reply: {} },
});
