import { orderId } from "@tradewind/domain/contract";
import { decimal, price, toText } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { holdingOrder as reported } from "../../../../state/fake-app.test-support.ts";
import { droppedStop, haveSameLines, linesOf } from "./lines-of.ts";

const priceOf = (text: string) => price(decimal(text));
const one = { ...reported, openPrice: priceOf("1.08"), stopLoss: undefined, takeProfit: undefined };
const stopped = { ...one, stopLoss: priceOf("1.07"), takeProfit: priceOf("1.1") };
const another = { ...one, id: orderId(600), direction: "sell" as const, openPrice: priceOf("1.09") };
const waiting = { ...another, stage: "pending" as const, openPrice: undefined, askedPrice: priceOf("1.2") };

const linesIn = (...given: Parameters<typeof linesOf>) =>
	linesOf(...given).map(({ id, price, kind, tone, hasTag }) => [id, toText(price), kind, tone, hasTag]);

test("A-975: a position is in a neutral colour; its stop is red and its target green", () => {
	expect(linesIn([stopped])).toEqual([
		["501", "1.08", "position", "quiet", true],
		["501 stop-loss", "1.07", "stop-loss", "down", true],
		["501 take-profit", "1.1", "take-profit", "up", true],
	]);
});

test("A-661: several positions have one tag on the newest", () => {
	expect(linesIn([one, another])).toEqual([
		["501", "1.08", "position", "quiet", false],
		["600", "1.09", "position", "quiet", true],
	]);
});

test("a pending order is at its target, and changes nothing of a position", () => {
	expect(linesIn([one, waiting])).toEqual([
		["501", "1.08", "position", "quiet", true],
		["600", "1.2", "pending", "quiet", true],
	]);
});

test("a stop that is being set is where it was dropped, also where there was none", () => {
	const proposed = { of: one.id, field: "stopLoss", price: priceOf("1.0755") } as const;
	for (const order of [one, stopped])
		expect(linesIn([order], proposed)).toContainEqual(["501 stop-loss", "1.0755", "stop-loss", "down", true]);
});

test("a tick changes no line, a changed stop does", () => {
	expect(haveSameLines([stopped], [{ ...stopped, latestPrice: priceOf("1.085"), profit: undefined }])).toBe(
		true,
	);
	expect(haveSameLines([stopped], [one])).toBe(false);
	expect(haveSameLines([stopped], [stopped, another])).toBe(false);
});

test("orders that are read again have the same lines, unless a target or the price of the opening has changed", () => {
	expect(haveSameLines([stopped], [{ ...stopped, stopLoss: priceOf("1.07") }])).toBe(true);
	expect(haveSameLines([waiting], [{ ...waiting, askedPrice: priceOf("1.21") }])).toBe(false);
	expect(haveSameLines([stopped], [{ ...stopped, openPrice: priceOf("1.0801") }])).toBe(false);
});

test("A-662: the line of a position that is dropped is the stop on that side of the latest price", () => {
	const risen = { ...one, latestPrice: priceOf("1.1") };
	const fieldAt = (order: typeof risen, at: string) => droppedStop("position", order, priceOf(at)).field;
	expect([fieldAt(risen, "1.09"), fieldAt(risen, "1.11")]).toEqual(["stopLoss", "takeProfit"]);
	const sold = { ...risen, direction: "sell" as const };
	expect([fieldAt(sold, "1.09"), fieldAt(sold, "1.11")]).toEqual(["takeProfit", "stopLoss"]);
	expect(droppedStop("stop-loss", risen, priceOf("1.11")).field).toBe("stopLoss");
	expect(droppedStop("take-profit", risen, priceOf("1.09")).field).toBe("takeProfit");
});
