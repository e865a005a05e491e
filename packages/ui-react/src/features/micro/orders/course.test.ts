import type { Candle } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { decimal, price, quantity } from "@tradewind/domain/money";
import { describe, expect, test } from "vitest";
import { closedOrder } from "../micro-order.test-support.ts";
import { pricePathOf } from "./course.ts";

const opened = 1_767_225_600;
const priced = (text: string) => price(decimal(text));

const order: MicroOrder = {
	...closedOrder,
	openPrice: priced("1.2"),
	endPrice: priced("1.4"),
	createdAt: "2026-01-01 00:00:30",
	completedAt: "2026-01-01 00:01:30",
};

const bar = (place: number, open: string, high: string, low: string, close: string): Candle => ({
	time: opened + place * 60,
	open: priced(open),
	high: priced(high),
	low: priced(low),
	close: priced(close),
	volume: quantity(decimal("1")),
});

const minutes = [
	bar(-9, "9", "9", "9", "9"),
	bar(-1, "1.1", "1.2", "1", "1.2"),
	bar(0, "1.2", "1.5", "1.2", "1.3"),
	bar(1, "1.3", "1.4", "1.1", "1.2"),
	bar(7, "9", "9", "9", "9"),
];

test("Spec 1 §4: a micro order is drawn with five minutes before and after it, to the scale of their prices", () => {
	expect(pricePathOf(order, minutes, 120, 116, 60)).toEqual({
		from: opened - 300,
		to: opened + 420,
		bars: [
			{ time: opened - 60, x: 45, high: 68, low: 108, top: 68, bottom: 88, isUp: true },
			{ time: opened, x: 55, high: 8, low: 68, top: 48, bottom: 68, isUp: true },
			{ time: opened + 60, x: 65, high: 28, low: 88, top: 48, bottom: 68, isUp: false },
		],
		barWidth: 6.7,
		opened: { time: opened + 30, price: order.openPrice, x: 55, y: 68 },
		ended: { time: opened + 90, price: order.endPrice, x: 65, y: 28 },
	});
});

test("A-136: where the minute bars are gone, longer bars are drawn alike", () => {
	const hours = [bar(-60, "1", "1.2", "1", "1.1"), bar(0, "1.1", "1.5", "1", "1.3")];
	expect(pricePathOf(order, hours, 110, 116, 3600)).toEqual({
		from: opened - 5 * 3600,
		to: opened + 6 * 3600,
		bars: [
			{ time: opened - 3600, x: 45, high: 68, low: 108, top: 88, bottom: 108, isUp: true },
			{ time: opened, x: 55, high: 8, low: 108, top: 48, bottom: 88, isUp: true },
		],
		barWidth: 6.7,
		opened: { time: opened + 30, price: order.openPrice, x: 50.1, y: 68 },
		ended: { time: opened + 90, price: order.endPrice, x: 50.3, y: 28 },
	});
});

test("an unchanged price is drawn in the middle", () => {
	const still = { ...order, endPrice: order.openPrice };
	expect(pricePathOf(still, [bar(0, "1.2", "1.2", "1.2", "1.2")], 120, 116, 60)).toEqual({
		from: opened - 300,
		to: opened + 420,
		bars: [{ time: opened, x: 55, high: 58, low: 58, top: 58, bottom: 58, isUp: true }],
		barWidth: 6.7,
		opened: { time: opened + 30, price: order.openPrice, x: 55, y: 58 },
		ended: { time: opened + 90, price: order.openPrice, x: 65, y: 58 },
	});
});

describe("Spec 1 §9: prices that the platform does not deliver are not drawn", () => {
	test.each([
		["no minutes at all", []],
		["minutes that begin after the opening", minutes.slice(3)],
		["minutes of another time", [bar(-60, "1", "1", "1", "1"), bar(60, "1", "1", "1", "1")]],
	] as const)("%s are gone", (_, candles) => {
		expect(pricePathOf(order, candles, 120, 116, 60)).toBe("gone");
	});

	test.each([
		["an end", { ...order, completedAt: undefined }],
		["a time of the opening", { ...order, createdAt: "soon" }],
		["a price at the end", { ...order, endPrice: undefined }],
		["an end after the opening", { ...order, completedAt: "2025-12-31 23:59:59" }],
	] as const)("an order without %s is untold", (_, untold) => {
		expect(pricePathOf(untold, minutes, 120, 116, 60)).toBe("untold");
	});
});
