import { expect, test } from "vitest";
import { decimal, type Rate, rate } from "../money/decimal.ts";
import { type InstrumentCode, instrumentCode } from "./instrument.ts";
import { nextSorting, type Sorting, sortInstruments } from "./sort-instruments.ts";

const listed = ["US 100", "Gold", "US 30", "Silver", "Brent oil"].map((symbol) => ({
	code: instrumentCode(symbol),
	symbol,
}));
const changes: Readonly<Record<string, string>> = {
	"US 100": "0.5",
	Gold: "-1.2",
	"US 30": "0.50",
	Silver: "10",
};
const changeOf = (code: InstrumentCode): Rate | undefined => {
	const text = changes[code];
	return text === undefined ? undefined : rate(decimal(text));
};
const sorted = (sorting: Sorting) =>
	sortInstruments(listed, sorting, changeOf, "en").map(({ symbol }) => symbol);

test.each([
	[
		"the highest change",
		{ by: "change", first: "highest" },
		["Silver", "US 100", "US 30", "Gold", "Brent oil"],
	],
	[
		"the lowest change",
		{ by: "change", first: "lowest" },
		["Gold", "US 100", "US 30", "Silver", "Brent oil"],
	],
	["A", { by: "name", first: "lowest" }, ["Brent oil", "Gold", "Silver", "US 30", "US 100"]],
	["Z", { by: "name", first: "highest" }, ["US 100", "US 30", "Silver", "Gold", "Brent oil"]],
	["the platform's order", undefined, ["US 100", "Gold", "US 30", "Silver", "Brent oil"]],
] as const)(
	"Spec 1 §2: a list is sorted with %s first, rows without a change last",
	(_, sorting, expected) => {
		expect(sorted(sorting)).toEqual(expected);
	},
);

test.each([
	["en", ["Apple", "Čín", "Copper", "İnci", "Zinc"]],
	["cs", ["Apple", "Copper", "Čín", "İnci", "Zinc"]],
] as const)("Spec 1 §2: names are sorted as in the language of the page (%s)", (tag, expected) => {
	const named = ["Zinc", "Čín", "Copper", "İnci", "Apple"].map((symbol) => ({
		code: instrumentCode(symbol),
		symbol,
	}));
	const byName = sortInstruments(named, { by: "name", first: "lowest" }, changeOf, tag);
	expect(byName.map(({ symbol }) => symbol)).toEqual(expected);
});

test("a press on a column goes through default direction, other direction and off; the other column starts again", () => {
	const pressed = (by: "change" | "name", count: number): Sorting =>
		count === 0 ? undefined : nextSorting(pressed(by, count - 1), by);
	expect([1, 2, 3].map((count) => pressed("change", count))).toEqual([
		{ by: "change", first: "highest" },
		{ by: "change", first: "lowest" },
		undefined,
	]);
	expect([1, 2, 3].map((count) => pressed("name", count))).toEqual([
		{ by: "name", first: "lowest" },
		{ by: "name", first: "highest" },
		undefined,
	]);
	expect(nextSorting({ by: "name", first: "lowest" }, "change")).toEqual({ by: "change", first: "highest" });
});
