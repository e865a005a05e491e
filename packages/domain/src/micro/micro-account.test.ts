import { expect, test } from "vitest";
import { balances } from "./micro.test-support.ts";
import { microAccountKind, microBalance } from "./micro-account.ts";

const [forex, micro] = balances;

test.each([
	["its own account", false, "micro", micro],
	["the forex account in one-account mode", true, "forex", forex],
])("Spec 1 §6: micro orders are paid from %s", (_, hasOnlyOneAccount, kind, balance) => {
	const site = { hasOnlyOneAccount };
	expect([microAccountKind(site), microBalance(balances, site)]).toEqual([kind, balance]);
});

test("a customer without that account has no balance for it", () => {
	expect(microBalance(balances.slice(0, 1), { hasOnlyOneAccount: false })).toBeUndefined();
});
