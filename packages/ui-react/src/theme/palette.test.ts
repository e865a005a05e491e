import { readFileSync } from "node:fs";
import { defaultColours } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { grounds } from "./grounds.ts";
import { paletteOf } from "./palette.ts";
import { chosenColours, marketOf, priceColours } from "./price-colours.ts";
import { contrast, figureContrast, readableContrast } from "./readable-shade.ts";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const [first = "", ...blocks] = tokens.split("\n}\n");
/** The block of this selector, up to the next one. */
const blockOf = (selector: string): string => blocks.find((block) => block.includes(`${selector} {`)) ?? "";
const inRed = blockOf(":root:lang(ko)");
const light = blockOf(':root[data-theme="light"]');
const dark = blockOf(':root[data-theme="dark"]');
const valuesIn = (block: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		[...block.matchAll(/(--tw-[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
	);

test("Spec 1 §9: the style sheet has the default colours", () => {
	expect(valuesIn(first)).toEqual(paletteOf(defaultColours));
});

test("A-765: in Japanese and Korean the style sheet has red for rising prices, unless the site has its own colours", () => {
	const own = { ...defaultColours, up: "#0055ff" };
	expect(["ja", "ko", "zh-Hant-HK", "en"].map((language) => marketOf(defaultColours, language))).toEqual([
		"red-up",
		"red-up",
		undefined,
		undefined,
	]);
	expect(marketOf(own, "ja")).toBe(undefined);
	expect({ ...paletteOf(defaultColours), ...valuesIn(inRed) }).toEqual(
		paletteOf(chosenColours(defaultColours, "red-up")),
	);
});

test("A-765: in every choice and theme, colours of prices have a contrast of 3 : 1, and their texts one of 4.5 : 1", () => {
	const lowest = [undefined, ...priceColours].flatMap((choice) => {
		const palette = paletteOf(chosenColours(defaultColours, choice));
		return (["light", "dark"] as const).flatMap((theme) =>
			(["up", "down"] as const).map((side) => {
				const of = (name: string) => palette[`--tw-${theme}-${name}`] ?? "#000000";
				const least = (name: string) =>
					Math.min(...grounds[theme].map((ground) => contrast(of(name), ground)));
				return {
					fill: least(side) >= figureContrast,
					candle: least(`candle-${side}`) >= figureContrast,
					text: least(`${side}-text`) >= readableContrast,
					button: contrast(of(`on-${side}`), of(side)) >= readableContrast,
				};
			}),
		);
	});
	expect(lowest).toEqual(lowest.map(() => ({ fill: true, candle: true, text: true, button: true })));
	expect(lowest).toHaveLength(16);
});

test("A-765: colours of success and failure are the same in every choice, with the same contrasts", () => {
	const least = (block: string, name: string, of: readonly string[]) =>
		Math.min(...of.map((ground) => contrast(valuesIn(block)[`--tw-${name}`] ?? "", ground)));
	for (const [block, of] of [
		[light, grounds.light],
		[dark, grounds.dark],
	] as const) {
		for (const name of ["good", "bad"]) {
			expect(least(block, name, of)).toBeGreaterThanOrEqual(figureContrast);
			expect(least(block, `${name}-text`, of)).toBeGreaterThanOrEqual(readableContrast);
		}
	}
});

test("Spec 1 §9: a pressed button is lightened by 0.2, or by the configured share, and its text stays readable", () => {
	const navy = { ...defaultColours, primary: "#004080" };
	const pressed = (palette: ReturnType<typeof paletteOf>) => [
		palette["--tw-primary-light"],
		palette["--tw-on-primary-light"],
	];
	expect([
		pressed(paletteOf(defaultColours)),
		pressed(paletteOf(navy)),
		pressed(paletteOf(navy, { lighten: 0.7 })),
		pressed(paletteOf(navy, { lighten: 0 })),
	]).toEqual([
		["#9dca33", "#000000"],
		["#336699", "#ffffff"],
		["#b3c6d9", "#000000"],
		["#004080", "#ffffff"],
	]);
});

test("Design: the shades are computed for the backgrounds of both themes", () => {
	const groundsIn = (block: string) =>
		["page", "surface", "sunken"].map((name) => valuesIn(block)[`--tw-${name}`]);
	expect({ light: groundsIn(light), dark: groundsIn(dark) }).toEqual(grounds);
});
