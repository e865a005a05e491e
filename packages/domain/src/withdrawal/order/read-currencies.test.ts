import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { memoryWithdrawals } from "../withdrawals.test-support.ts";
import { readCurrencies } from "./read-currencies.ts";

const priceFor = async (kind: "crypto" | "bank", accountCurrency: string) => {
	const { layer } = memoryWithdrawals();
	const { currencies, accountPrice } = await Effect.runPromise(
		Effect.provide(readCurrencies({ kind, accountCurrency }), layer),
	);
	return [currencies.map(({ code }) => code), plain(accountPrice)];
};

describe("Spec 2 §3: the price of the account's currency", () => {
	test.each([
		["bank", "EUR", ["EUR"], "1.25"],
		["crypto", "EUR", ["USDT", "BTC"], "1.25"],
		["bank", "BTC", ["EUR"], "100000"],
		["bank", "USD", ["EUR"], "1"],
		["crypto", "", ["USDT", "BTC"], "1"],
		["crypto", "PHP", ["USDT", "BTC"], "1"],
	] as const)("for a withdrawal by %s from an account in “%s”: %s, %s", async (kind, code, listed, price) => {
		expect(await priceFor(kind, code)).toEqual([listed, price]);
	});
});
