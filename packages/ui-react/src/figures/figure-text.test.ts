import { decimal } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { figureText } from "./figure-text.ts";

describe("the text of a figure", () => {
	test("follows its language, with its sign in front and its currency where the language has it", () => {
		const format = { digits: 2, sign: "always", tone: "change", currency: "$" } as const;
		expect(figureText(decimal("1234.5"), format, "en")).toEqual({ text: "+$1,234.50", direction: "up" });
		expect(figureText(decimal("-1234.5"), format, "de")).toEqual({
			text: "−1.234,50\u00a0$",
			direction: "down",
		});
	});

	test("has no direction if it is rounded to zero", () => {
		const format = { digits: 2, sign: "always", tone: "change" } as const;
		expect(figureText(decimal("-0.004"), format, "en")).toEqual({ text: "0.00", direction: "none" });
		expect(figureText(decimal("-0.004"), { ...format, rounding: "down" }, "en")).toEqual({
			text: "0.00",
			direction: "none",
		});
		expect(figureText(decimal("-0.005"), format, "en")).toEqual({ text: "−0.01", direction: "down" });
	});

	test("has the direction of its tone, and none if it is plain", () => {
		expect(figureText(decimal("0"), { digits: 2, tone: "down" }, "en").direction).toBe("down");
		expect(figureText(decimal("-3"), { digits: 2 }, "en")).toEqual({ text: "−3.00", direction: "none" });
	});

	test("A-645: above the largest shown value, it is more than that, without decimals", () => {
		const format = { digits: 2, rounding: "down", isPercent: true, shownTo: decimal("1000") } as const;
		expect([
			figureText(decimal("76543.21"), format, "en").text,
			figureText(decimal("1000.01"), format, "de").text,
			figureText(decimal("1000"), format, "en").text,
			figureText(decimal("999.999"), format, "en").text,
		]).toEqual([">\u00a01,000%", ">\u00a01.000\u00a0%", "1,000.00%", "999.99%"]);
	});

	test("is two dashes if the value is unknown", () => {
		expect(figureText(undefined, { digits: 2, currency: "$" }, "en")).toEqual({
			text: "--",
			direction: "none",
		});
	});
});
