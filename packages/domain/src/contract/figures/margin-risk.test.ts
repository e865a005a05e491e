import { expect, test } from "vitest";
import { decimal } from "../../money/decimal.ts";
import { type MarginRisk, marginLevelPlace, marginRisk } from "./margin-risk.ts";

test.each<[string | undefined, MarginRisk, MarginRisk]>([
	["150.01", "none", "none"],
	["150", "none", "warning"],
	["100.01", "none", "warning"],
	["100", "none", "danger"],
	["0", "none", "danger"],
	["155", "warning", "warning"],
	["155.01", "warning", "none"],
	["105", "danger", "danger"],
	["105.01", "danger", "warning"],
	["155", "danger", "warning"],
	["155.01", "danger", "none"],
	["105", "warning", "warning"],
	[undefined, "danger", "none"],
])("A-260: a margin level of %s %% after %s is %s", (level, before, risk) => {
	const hazardRate = level === undefined ? undefined : decimal(level);
	expect(marginRisk({ hazardRate, hasPositions: true }, before)).toBe(risk);
});

test("A-05: without open positions a margin level of 0 is no risk", () => {
	expect(marginRisk({ hazardRate: decimal("0"), hasPositions: false }, "danger")).toBe("none");
});

test.each([
	["-5", 0],
	["0", 0],
	["50", 33],
	["57", 38],
	["149.99", 99],
	["150", 100],
	["1800", 100],
])(
	"A-260: a level of %s %% is at %i %% of a scale up to the warning level, never rounded up",
	(level, place) => {
		expect(marginLevelPlace(decimal(level))).toBe(place);
	},
);
