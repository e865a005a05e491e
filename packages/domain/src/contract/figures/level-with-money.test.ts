import { describe, expect, test } from "vitest";
import { decimal, toText } from "../../money/decimal.ts";
import { moneyOf } from "../contract.test-support.ts";
import { levelWithMoney } from "./level-with-money.ts";

describe("A-685: the margin level with more money", () => {
	const level = (
		margins: readonly (string | undefined)[],
		hazardRate: string | undefined,
		amount = "500",
	) => {
		const holding = margins.map((margin) => ({ margin: margin === undefined ? undefined : moneyOf(margin) }));
		const found = levelWithMoney(
			holding,
			hazardRate === undefined ? undefined : decimal(hazardRate),
			decimal(amount),
		);
		return found && toText(found);
	};

	test("rises by the amount in percent of all margins, rounded down", () => {
		expect(level(["6540", "612.66"], "83.79")).toBe("90.78");
	});

	test("is unknown without positions, and while the level or a margin is unknown, and for a negative amount", () => {
		expect([
			level([], "83.79"),
			level(["10"], undefined),
			level(["10", undefined], "83.79"),
			level(["10"], "80", "-1"),
		]).toEqual([undefined, undefined, undefined, undefined]);
	});
});
