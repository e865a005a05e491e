import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../site/language.ts";
import { decimal, formatFixed } from "./decimal.ts";
import { type FigureFormat, formatFigure } from "./format-figure.ts";

const format = (change: Partial<FigureFormat> = {}): FigureFormat => ({
	digits: 2,
	rounding: "half up",
	sign: "negative",
	locale: "en",
	...change,
});

test("Figures have the grouping and separators of each of the 19 languages, in Latin digits", () => {
	const value = decimal("-1234567890.5");
	const ours = languages.map(({ tag }) => [tag, formatFigure(value, format({ locale: tag, digits: 1 }))]);
	const expectedTexts = languages.map(({ tag }) => [
		tag,
		`\u2212${new Intl.NumberFormat(tag, {
			numberingSystem: "latn",
			useGrouping: "always",
			minimumFractionDigits: 1,
		}).format(1_234_567_890.5)}`,
	]);
	expect(ours).toEqual(expectedTexts);
});

test("A sign is shown as requested, and zero has none", () => {
	const shown = (["negative", "always", "never"] as const).map((sign) =>
		["1.5", "-1.5", "0", "-0.001"].map((text) => formatFigure(decimal(text), format({ sign }))),
	);
	expect(shown).toEqual([
		["1.50", "\u22121.50", "0.00", "0.00"],
		["+1.50", "\u22121.50", "0.00", "0.00"],
		["1.50", "1.50", "0.00", "0.00"],
	]);
});

test("Pitfall 5: no digit is lost, whatever the length and the decimals", () => {
	const digits = fc.integer({ min: 0, max: 8 });
	fc.assert(
		fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), digits, (units, scale) => {
			const text = formatFixed(decimal(`${units}`), scale, "half up");
			const shown = formatFigure(decimal(`${units}`), format({ digits: scale }));
			expect(shown.replaceAll(",", "").replace("\u2212", "-")).toBe(text);
		}),
	);
});

test("Spec 1 §9: balances are rounded to 2 decimals with the named rounding mode", () => {
	const value = decimal("0.125");
	expect([
		formatFigure(value, format()),
		formatFigure(value, format({ rounding: "down" })),
		formatFigure(value, format({ rounding: "half even" })),
	]).toEqual(["0.13", "0.12", "0.12"]);
});
