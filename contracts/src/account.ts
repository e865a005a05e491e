import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { DecimalText, Id, Nothing, UnsignedDecimalText } from "./wire.ts";

export const AccountBalance = Schema.Struct({
	accountTypeId: Id,
	type: Schema.Literals(["forex", "micro", "change"]),
	balance: DecimalText,
	lockBalance: UnsignedDecimalText,
	currencyId: Id,
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
	reply: Schema.Struct({ profits: DecimalText }),
	example: { input: {}, reply: { profits: "12.34" } },
});
