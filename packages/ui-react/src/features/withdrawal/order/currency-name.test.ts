import { decimal, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { currencyName } from "./currency-name.ts";

test("Spec 2 §3: the fee of a currency is isolated, so that Arabic keeps its sign before the number", () => {
	const facts: unknown[] = [];
	const t = (key: string, values?: unknown): string => {
		facts.push([key, values]);
		return key;
	};
	const currency = {
		code: "USDT",
		protocol: "TRC20",
		feeType: "percent",
		drawRate: rate(decimal("0.5")),
	} as const;
	currencyName(currency, "ar", t);
	expect(facts).toEqual([
		["withdrawal.currency.coin", { code: "USDT", protocol: "TRC20", fee: "\u20660.5%\u2069" }],
	]);
});
