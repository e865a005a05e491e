import { expect, test } from "vitest";
import { decimal } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { dayProfitOf } from "./day-profit.ts";

const dayOf = (profits: string, totalBalance: string, floatingProfit = "0") =>
	plain(
		dayProfitOf({
			profits: decimal(profits),
			totalBalance: decimal(totalBalance),
			floatingProfit: decimal(floatingProfit),
		}),
	);

test("Spec 1 §2: the percent is of the total at the start of the day: a loss of nearly everything is not −2,393 %", () => {
	expect(dayOf("-2393", "100")).toEqual({ startTotal: "2493", percent: "-95.99" });
	expect(dayOf("100", "1100")).toEqual({ startTotal: "1000", percent: "10" });
});

test("A-24: the floating profit is part of the day's profit and not of the total", () => {
	expect(dayOf("-50", "1000", "-50")).toEqual({ startTotal: "1000", percent: "-5" });
	expect(dayOf("30", "980", "50")).toEqual({ startTotal: "1000", percent: "3" });
});

test.each([
	["100", "100"],
	["200", "100"],
])("A-24: a profit of %s in a total of %s has no percent", (profits, total) => {
	expect(dayOf(profits, total)).toMatchObject({ percent: undefined });
});
