import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, inkOn, readableContrast, readableShade } from "./readable-shade.ts";

const colour = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => `#${value.toString(16).padStart(6, "0")}`);
const light = ["#ffffff", "#f4f6f5", "#e9edea"];
const dark = ["#0c0f0e", "#151a18", "#222926"];

test("Contrast is computed by WCAG: 21 between black and white, 1 between equal colours", () => {
	expect([contrast("#000000", "#ffffff"), contrast("#85bd00", "#85bd00")]).toEqual([21, 1]);
});

test("Design: text in any site colour is readable on the light and on the dark backgrounds", () => {
	fc.assert(
		fc.property(colour, fc.constantFrom(light, dark), (siteColour, grounds) => {
			const shade = readableShade(siteColour, grounds);
			for (const ground of grounds) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(readableContrast);
		}),
	);
});

test("Design: text on a fill of any site colour is readable", () => {
	fc.assert(
		fc.property(colour, (fill) => {
			expect(contrast(fill, inkOn(fill))).toBeGreaterThanOrEqual(readableContrast);
		}),
	);
});

test("A readable colour is not changed", () => {
	expect([readableShade("#3d5700", light), readableShade("#85bd00", dark)]).toEqual(["#3d5700", "#85bd00"]);
});
