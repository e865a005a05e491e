import type { Instrument } from "@tradewind/domain";
import { instrumentCode } from "@tradewind/domain";
import { expect, test } from "vitest";
import { matching } from "./matching.ts";

type Listed = Pick<Instrument, "code" | "symbol" | "categoryId">;
const listed: readonly Listed[] = [
	{ code: instrumentCode("EURUSD"), symbol: "EUR/USD", categoryId: 1 },
	{ code: instrumentCode("XAUUSD"), symbol: "Gold", categoryId: 2 },
	{ code: instrumentCode("US100"), symbol: "US Tech 100", categoryId: 3 },
];
const found = (typed: string, category?: number) =>
	matching(listed, typed, category).map(({ symbol }) => symbol);

test("Spec 1 §2: instruments are found by symbol or code, whatever the case, marks and blanks", () => {
	expect([found("eur usd"), found("GOLD"), found("xau"), found("tech1"), found("zz")]).toEqual([
		["EUR/USD"],
		["Gold"],
		["Gold"],
		["US Tech 100"],
		[],
	]);
});

test("Spec 1 §2: a category narrows what is found", () => {
	expect([found("", 2), found("usd", 1), found("usd")]).toEqual([["Gold"], ["EUR/USD"], ["EUR/USD", "Gold"]]);
});
