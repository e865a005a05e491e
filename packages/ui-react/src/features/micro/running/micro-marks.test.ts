import {
	decimal,
	instant,
	instrumentId,
	type MicroOrder,
	microOrderId,
	money,
	price,
	rate,
} from "@tradewind/domain";
import { expect, test } from "vitest";
import { microMarks } from "./micro-marks.ts";

const open = price(decimal("1.08402"));
const end = price(decimal("1.08411"));
const opened = 1_767_225_600;

const running: MicroOrder = {
	id: microOrderId(701),
	instrument: instrumentId(1),
	symbol: "EUR/USD",
	direction: "down",
	amount: money(decimal("100")),
	seconds: 60,
	remaining: 30_000,
	toldAt: { wall: instant(0), elapsed: 0 },
	openPrice: open,
	endPrice: undefined,
	profitRatio: rate(decimal("0.85")),
	profit: undefined,
	stage: "in progress",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
};
const closed: MicroOrder = {
	...running,
	direction: "up",
	endPrice: end,
	stage: "closed",
	completedAt: "2026-01-01 00:01:00",
};

test("Spec 1 §3: a running micro order is marked where it opened, a closed one where it ended too", () => {
	expect([microMarks([running], instrumentId(1)), microMarks([running, closed], instrumentId(1))]).toEqual([
		[{ id: "micro 701", time: opened, price: open, shape: "down", tone: "down" }],
		[
			{ id: "micro 701", time: opened, price: open, shape: "up", tone: "up" },
			{ id: "micro 701 end", time: opened + 60, price: end, shape: "end", tone: "quiet", since: "micro 701" },
		],
	]);
});

test("orders of other instruments and times that nobody can read have no marks", () => {
	expect([
		microMarks([closed], instrumentId(2)),
		microMarks([{ ...closed, createdAt: "" }], instrumentId(1)),
	]).toEqual([[], []]);
});
