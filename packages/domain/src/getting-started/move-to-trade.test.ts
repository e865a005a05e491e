import { expect, test } from "vitest";
import type { AccountKind, Balance } from "../account/balance.ts";
import { decimal, money } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { moveToTrade } from "./move-to-trade.ts";

const account = (accountId: number, kind: AccountKind, free: string, currencyId?: number): Balance => ({
	accountId,
	kind,
	currencyId,
	free: money(decimal(free)),
	locked: undefined,
});
const forex = account(1, "forex", "0", 7);
const micro = account(2, "micro", "0", 7);

test("A-580: all that the cash account has free moves to the contract account, rounded down to cents", () => {
	expect(plain(moveToTrade([micro, forex, account(3, "change", "100.129", 7)]))).toEqual({
		from: 3,
		to: 1,
		amount: "100.12",
	});
});

test("A-580: without a contract account it moves to the micro account", () => {
	expect(moveToTrade([micro, account(3, "change", "100", 7)])?.to).toBe(2);
});

test.each([
	["an empty cash account", [forex, account(3, "change", "0.009", 7)]],
	["accounts in two currencies", [forex, account(3, "change", "100", 8)]],
	["an unknown currency", [account(1, "forex", "0"), account(3, "change", "100")]],
	["no cash account", [forex, micro]],
])("A-340: nothing moves with %s", (_, balances) => {
	expect(moveToTrade(balances)).toBeUndefined();
});
