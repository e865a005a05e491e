import { expect, test } from "vitest";
import { decimal, type Money, money, toText } from "../money/decimal.ts";
import type { AccountKind, Balance } from "./balance.ts";
import { topUpOf } from "./shortage.ts";

const moneyOf = (text: string): Money => money(decimal(text));
const account = (
	kind: AccountKind,
	accountId: number,
	free: string,
	currencyId: number | undefined = 1,
): Balance => ({
	kind,
	accountId,
	free: moneyOf(free),
	locked: moneyOf("0"),
	currencyId,
});
const moved = (more: string, ...balances: readonly Balance[]) => {
	const found = topUpOf(balances, "forex", decimal(more));
	return found && [found.from, found.to, toText(found.amount)];
};
const forex = account("forex", 1, "-3");

test("an account that holds enough gives exactly what is needed, in cents; else the richest gives all that it has", () => {
	expect([
		moved("20.001", forex, account("micro", 2, "500"), account("change", 3, "21")),
		moved("20.001", forex, account("micro", 2, "500"), account("change", 3, "20")),
		moved("20", forex, account("micro", 2, "7.009"), account("change", 3, "19.99")),
	]).toEqual([
		[3, 1, "20.01"],
		[2, 1, "20.01"],
		[3, 1, "19.99"],
	]);
});

test("nothing is moved if nothing is needed or held, and never between currencies or from unknown ones", () => {
	expect([
		moved("0", forex, account("change", 3, "20")),
		moved("5", forex, account("change", 3, "0.009"), account("micro", 2, "-4")),
		moved("5", forex, account("change", 3, "20", 2)),
		moved("5", { ...forex, currencyId: undefined }, { ...account("change", 3, "20"), currencyId: undefined }),
		moved("5", account("change", 3, "20")),
		moved("5", forex),
	]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
