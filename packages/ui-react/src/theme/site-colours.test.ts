import { readFileSync } from "node:fs";
import { defaultColours } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { type ColourVariables, grounds, variablesOf } from "./site-colours.ts";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const valuesOf = (name: string): readonly string[] =>
	[...tokens.matchAll(new RegExp(`${name}: (.+);`, "g"))].map((found) => found[1] ?? "");

test("Spec 1 §9: before the settings arrive the page has the variables of the default colours", () => {
	const written = Object.keys(variablesOf(defaultColours)).map((name) => [name, valuesOf(name)[0]]);
	expect(Object.fromEntries(written)).toEqual(variablesOf(defaultColours));
});

test("Spec 1 §9: a pressed button is lightened by 0.2, or by the configured share, and its text stays readable", () => {
	const dark = { ...defaultColours, primary: "#004080" };
	const pressed = ({ "--tw-primary-light": fill, "--tw-on-primary-light": ink }: ColourVariables) => [
		fill,
		ink,
	];
	expect([
		pressed(variablesOf(defaultColours)),
		pressed(variablesOf(dark)),
		pressed(variablesOf(dark, 0.7)),
		pressed(variablesOf(dark, 0)),
	]).toEqual([
		["#9dca33", "#000000"],
		["#336699", "#ffffff"],
		["#b3c6d9", "#000000"],
		["#004080", "#ffffff"],
	]);
});

test("Design: the shades are computed for the backgrounds of both themes", () => {
	expect(["--tw-page", "--tw-surface", "--tw-sunken"].map(valuesOf)).toEqual([
		[grounds.light[0], grounds.dark[0]],
		[grounds.light[1], grounds.dark[1]],
		[grounds.light[2], grounds.dark[2]],
	]);
});
