import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../site/language.ts";
import { decimal, formatFixed } from "./decimal.ts";
import { type FigureFormat, formatFigure, withCurrency, withPercent } from "./format-figure.ts";

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

/** As `Intl` writes it: with the minus of figures, and without direction marks, because each figure is isolated. */
const intlText = (text: string): string =>
	text.replaceAll("-", "\u2212").replace(/[\u200e\u200f\u061c]/g, "");

test("Percent have the sign where each of the 19 languages has it, also below zero", () => {
	const value = decimal("-12.5");
	const texts = languages.map(({ tag }) => [
		tag,
		withPercent(formatFigure(value, format({ locale: tag, digits: 1 })), tag),
	]);
	const expectedTexts = languages.map(({ tag }) => [
		tag,
		intlText(
			new Intl.NumberFormat(tag, {
				numberingSystem: "latn",
				style: "percent",
				minimumFractionDigits: 1,
			}).format(-0.125),
		),
	]);
	expect(texts).toEqual(expectedTexts);
});

test("Money has the symbol of its currency where each of the 19 languages has it", () => {
	const value = decimal("-1234.5");
	const texts = languages.map(({ tag }) => [
		tag,
		withCurrency(formatFigure(value, format({ locale: tag })), "$", tag),
	]);
	const expectedTexts = languages.map(({ tag }) => [
		tag,
		// In Arabic the symbol follows the figure, on its left; the figure itself is written from left to right.
		tag === "ar"
			? "\u2212$1,234.50"
			: intlText(
					new Intl.NumberFormat(tag, {
						numberingSystem: "latn",
						style: "currency",
						currency: "USD",
						currencyDisplay: "narrowSymbol",
						useGrouping: "always",
					}).format(-1234.5),
				),
	]);
	expect(texts).toEqual(expectedTexts);
});

test("A symbol of letters stands apart from the digits; without a symbol the figure stays", () => {
	expect([
		withCurrency("+1.50", "USDT", "en"),
		withCurrency("1.50", "US$", "en"),
		withCurrency("1,50", "USDT", "de"),
		withCurrency("1,50", "", "de"),
	]).toEqual(["+USDT\u00a01.50", "US$1.50", "1,50\u00a0USDT", "1,50"]);
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
