import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, inkOn, readableContrast, readableShade } from "./readable-shade.ts";

const colour = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => `#${value.toString(16).padStart(6, "0")}`);
const light = ["#ffffff", "#f4f6f5", "#e9edea"];
const dark = ["#0c0f0e", "#151a18", "#222926"];

test("Contrast is that of WCAG: 21 between black and white, 1 between equals", () => {
	expect([contrast("#000000", "#ffffff"), contrast("#85bd00", "#85bd00")]).toEqual([21, 1]);
});

test("Design: any site colour becomes text that is readable on the light grounds and on the dark ones", () => {
	fc.assert(
		fc.property(colour, fc.constantFrom(light, dark), (siteColour, grounds) => {
			const shade = readableShade(siteColour, grounds);
			for (const ground of grounds) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(readableContrast);
		}),
	);
});

test("Design: a fill of any site colour bears readable text", () => {
	fc.assert(
		fc.property(colour, (fill) => {
			expect(contrast(fill, inkOn(fill))).toBeGreaterThanOrEqual(readableContrast);
		}),
	);
});

test("A colour that is readable as it is stays as it is", () => {
	expect([readableShade("#3d5700", light), readableShade("#85bd00", dark)]).toEqual(["#3d5700", "#85bd00"]);
});
