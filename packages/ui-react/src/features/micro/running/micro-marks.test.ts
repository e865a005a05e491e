import { instrumentId } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { expect, test } from "vitest";
import { closedOrder } from "../micro-order.test-support.ts";
import { microMarks } from "./micro-marks.ts";

const { openPrice: open, endPrice: end } = closedOrder;
const opened = 1_767_225_600;
const told = { showsDetails: true };

const running: MicroOrder = {
	...closedOrder,
	direction: "down",
	remaining: 30_000,
	endPrice: undefined,
	profit: undefined,
	stage: "in progress",
	completedAt: undefined,
};

test("Spec 1 §3: a running micro order is marked where it opened, a closed one where it ended too", () => {
	expect([
		microMarks([running], instrumentId(1), told),
		microMarks([running, closedOrder], instrumentId(1), told),
	]).toEqual([
		[{ id: "micro 701", time: opened, price: open, shape: "down", tone: "down" }],
		[
			{ id: "micro 701", time: opened, price: open, shape: "up", tone: "up" },
			{ id: "micro 701 end", time: opened + 60, price: end, shape: "end", tone: "quiet", since: "micro 701" },
		],
	]);
});

test("orders of other instruments and times that nobody can read have no marks", () => {
	expect([
		microMarks([closedOrder], instrumentId(2), told),
		microMarks([{ ...closedOrder, createdAt: "" }], instrumentId(1), told),
	]).toEqual([[], []]);
});

test("Spec 1 §6: a customer whose tag hides the details of micro orders sees the running ones marked only", () => {
	const hidden = { showsDetails: false };
	expect([
		microMarks([running], instrumentId(1), hidden),
		microMarks([closedOrder], instrumentId(1), hidden),
		microMarks([running, closedOrder], instrumentId(1), hidden),
	]).toEqual([[{ id: "micro 701", time: opened, price: open, shape: "down", tone: "down" }], [], []]);
});
