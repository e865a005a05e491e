import { expect, test } from "vitest";
import { cashAccountKind, loanAccountKind } from "./account-roles.ts";

test("A-320: deposits are paid to the change account, in one-account mode to the contract account", () => {
	expect([false, true].map((hasOnlyOneAccount) => cashAccountKind({ hasOnlyOneAccount }))).toEqual([
		"change",
		"forex",
	]);
});

test.each([
	{ hasContractTrading: true, hasMicroTrading: true, hasOnlyOneAccount: false, account: "forex" },
	{ hasContractTrading: false, hasMicroTrading: true, hasOnlyOneAccount: false, account: "micro" },
	{ hasContractTrading: false, hasMicroTrading: true, hasOnlyOneAccount: true, account: "forex" },
	{ hasContractTrading: false, hasMicroTrading: false, hasOnlyOneAccount: false, account: "change" },
])("A-511: a loan is paid out to an account that pays orders: %j", ({ account, ...site }) => {
	expect(loanAccountKind(site)).toBe(account);
});
