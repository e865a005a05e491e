import { BigDecimal } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, price } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import { instrumentCode } from "./instrument.ts";
import {
	alertAt,
	isReached,
	noPriceLevels,
	type PriceAlert,
	type PriceLevels,
	priceLevelLimits,
	readLevel,
	withAlert,
	withLine,
	withoutAlert,
	withoutLine,
} from "./price-levels.ts";

const priceOf = (text: string) => price(decimal(text));
const euro = { code: instrumentCode("EURUSD"), symbol: "EUR/USD", pricePrecision: 5 };
const gold = { code: instrumentCode("XAUUSD"), symbol: "XAU/USD" };
const alertOf = (text: string, direction: PriceAlert["direction"] = "up"): PriceAlert => ({
	code: euro.code,
	symbol: euro.symbol,
	price: priceOf(text),
	direction,
});
const levelsOf = (...alerts: readonly PriceAlert[]): PriceLevels => ({ ...noPriceLevels, alerts });

test("A-750: the direction of an alert is that from the latest price to it", () => {
	const latest = priceOf("1.084");
	expect([
		alertAt(noPriceLevels, euro, priceOf("1.085"), latest),
		alertAt(noPriceLevels, euro, priceOf("1.083"), latest),
	]).toEqual([alertOf("1.085", "up"), alertOf("1.083", "down")]);
});

test("A-750: no alert is set without a price, at the price itself, twice, or beyond the limit", () => {
	const full = levelsOf(
		...Array.from({ length: priceLevelLimits.alerts }, (_, place) => alertOf(`1.${place + 10}`)),
	);
	const [at, latest] = [priceOf("1.085"), priceOf("1.084")];
	expect([
		alertAt(noPriceLevels, euro, at, undefined),
		alertAt(noPriceLevels, euro, at, priceOf("1.0850")),
		alertAt(levelsOf(alertOf("1.0850")), euro, at, latest),
		alertAt(levelsOf({ ...alertOf("1.085"), ...gold }), euro, at, latest),
		alertAt(full, euro, at, latest),
	]).toEqual(["no price yet", "at the latest price", "already set", alertOf("1.085"), "too many alerts"]);
});

test.each([
	["up", "1.08499", false],
	["up", "1.085", true],
	["up", "1.2", true],
	["down", "1.08501", false],
	["down", "1.0850", true],
	["down", "0.9", true],
] as const)("A-750: an alert at 1.085 from %s is reached at %s: %s", (direction, latest, expected) => {
	expect(isReached(alertOf("1.085", direction), priceOf(latest))).toBe(expected);
});

test("A-750: an alert is never reached at the price at which it was set, and is at every price beyond it", () => {
	const prices = fc
		.integer({ min: 1, max: 1_000_000 })
		.map((points) => price(BigDecimal.make(BigInt(points), 5)));
	fc.assert(
		fc.property(prices, prices, prices, (latest, at, next) => {
			const alert = alertAt(noPriceLevels, euro, at, latest);
			if (typeof alert === "string") return BigDecimal.equals(at, latest);
			const hasCrossed =
				BigDecimal.sign(BigDecimal.subtract(latest, at)) !== BigDecimal.sign(BigDecimal.subtract(next, at));
			return !isReached(alert, latest) && isReached(alert, next) === hasCrossed;
		}),
		{ seed: 750 },
	);
});

test("an alert is removed by its instrument and price, and a new one is the last", () => {
	const [first, second] = [alertOf("1.1"), alertOf("1.2")];
	const ofGold: PriceAlert = { ...alertOf("1.1"), ...gold };
	const levels = [first, ofGold, second].reduce(withAlert, noPriceLevels);
	expect([levels, withoutAlert(levels, { ...first, price: priceOf("1.10") })]).toEqual([
		levelsOf(first, ofGold, second),
		levelsOf(ofGold, second),
	]);
});

test("A-751: an instrument has one line, and the oldest of too many lines is dropped", () => {
	const lineAt = (text: string, code = euro.code) => ({ code, price: priceOf(text) });
	const moved = [lineAt("1.1"), lineAt("2000", gold.code), lineAt("1.2")].reduce(withLine, noPriceLevels);
	const many = Array.from({ length: priceLevelLimits.lines + 1 }, (_, place) =>
		lineAt("1", instrumentCode(`M${place}`)),
	).reduce(withLine, noPriceLevels);
	expect([moved.lines, withoutLine(moved, gold.code).lines, many.lines.length, many.lines[0]]).toEqual([
		[lineAt("2000", gold.code), lineAt("1.2")],
		[lineAt("1.2")],
		priceLevelLimits.lines,
		lineAt("1", instrumentCode("M1")),
	]);
});

test.each([
	["1.085", { is: "price", price: priceOf("1.085") }],
	["1.0850000", { is: "price", price: priceOf("1.085") }],
	["1.0850001", { is: "too many decimals", allowed: 5 }],
	["0", { is: "price is zero" }],
	["-1", { is: "below zero" }],
	["", { is: "empty" }],
	["abc", { is: "not a number" }],
] as const)("a typed price of %j is read as %j", (text, expected) => {
	expect(plain(readLevel(text, "en", euro))).toEqual(plain(expected));
});
