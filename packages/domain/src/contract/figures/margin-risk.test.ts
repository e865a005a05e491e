import { expect, test } from "vitest";
import { decimal } from "../../money/decimal.ts";
import { type MarginRisk, marginAlarms, marginLevelPlace, marginRisk } from "./margin-risk.ts";

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

test.each<[string | undefined, number, number]>([
	["100.01", 0, 0],
	["100", 0, 1],
	["75.01", 1, 1],
	["75", 1, 2],
	["60", 2, 3],
	["-20", 0, 3],
	["65", 3, 3],
	["65.01", 3, 2],
	["65", 2, 2],
	["80.01", 3, 1],
	["105", 1, 1],
	["105.01", 3, 0],
	[undefined, 3, 0],
])("A-681: a margin level of %s %% after %i alarms has reached %i", (level, before, alarms) => {
	expect(marginAlarms(level === undefined ? undefined : decimal(level), before)).toBe(alarms);
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
