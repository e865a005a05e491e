import { decimal } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { figureText } from "./figure-text.ts";

describe("a figure reads", () => {
	test("as its language writes it, with sign and currency before it", () => {
		const format = { digits: 2, sign: "always", tone: "change", currency: "$" } as const;
		expect(figureText(decimal("1234.5"), format, "en")).toEqual({ text: "+$1,234.50", direction: "up" });
		expect(figureText(decimal("-1234.5"), format, "de")).toEqual({ text: "−$1.234,50", direction: "down" });
		expect(figureText(decimal("7"), { digits: 0, currency: "$&" }, "en")).toEqual({
			text: "$&7",
			direction: "none",
		});
	});

	test("without a direction where what is shown is nothing, whatever is behind it", () => {
		const format = { digits: 2, sign: "always", tone: "change" } as const;
		expect(figureText(decimal("-0.004"), format, "en")).toEqual({ text: "0.00", direction: "none" });
		expect(figureText(decimal("-0.004"), { ...format, rounding: "down" }, "en")).toEqual({
			text: "0.00",
			direction: "none",
		});
		expect(figureText(decimal("-0.005"), format, "en")).toEqual({ text: "−0.01", direction: "down" });
	});

	test("in the direction that is said outright, and in none where it is plain", () => {
		expect(figureText(decimal("0"), { digits: 2, tone: "down" }, "en").direction).toBe("down");
		expect(figureText(decimal("-3"), { digits: 2 }, "en")).toEqual({ text: "−3.00", direction: "none" });
	});

	test("as two dashes where nobody knows it", () => {
		expect(figureText(undefined, { digits: 2, currency: "$" }, "en")).toEqual({
			text: "--",
			direction: "none",
		});
	});
});
