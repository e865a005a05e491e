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

test("Spec 1 §3: a micro order in progress is marked where it opened, a closed one also where it ended", () => {
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

test("orders of other instruments and unreadable times have no marks", () => {
	expect([
		microMarks([closedOrder], instrumentId(2), told),
		microMarks([{ ...closedOrder, createdAt: "" }], instrumentId(1), told),
	]).toEqual([[], []]);
});

test("Spec 1 §6: for a customer tag that hides the details of micro orders, only orders in progress are marked", () => {
	const hidden = { showsDetails: false };
	expect([
		microMarks([running], instrumentId(1), hidden),
		microMarks([closedOrder], instrumentId(1), hidden),
		microMarks([running, closedOrder], instrumentId(1), hidden),
	]).toEqual([[{ id: "micro 701", time: opened, price: open, shape: "down", tone: "down" }], [], []]);
});
