import { type ContractOrder, orderId } from "@tradewind/domain/contract";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, price } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { euroDollar, holdingOrder } from "../../../state/fake-app.test-support.ts";
import { contractMarks } from "./contract-marks.ts";

const opened = 1_767_225_600;
const { openPrice } = holdingOrder;

const closedOrder: ContractOrder = {
	...holdingOrder,
	id: orderId(502),
	direction: "sell",
	latestPrice: price(decimal("1.09")),
	stage: "closed",
	completedAt: "2026-01-01 00:01:00",
};

test("Spec 1 §3: a holding order is marked where it opened, a closed one also where it closed", () => {
	expect(contractMarks([holdingOrder, closedOrder], euroDollar.id)).toEqual([
		{ id: "contract 501", time: opened, price: openPrice, shape: "buy", tone: "up" },
		{ id: "contract 502", time: opened, price: openPrice, shape: "sell", tone: "down" },
		{
			id: "contract 502 exit",
			time: opened + 60,
			price: price(decimal("1.09")),
			shape: "exit",
			tone: "up",
			since: "contract 502",
		},
	]);
});

test("Spec 1 §4: an order that the history shows as closed is not marked as holding", () => {
	const closed = { ...closedOrder, id: holdingOrder.id };
	expect(contractMarks([holdingOrder, closed], euroDollar.id).map(({ id }) => id)).toEqual([
		"contract 501",
		"contract 501 exit",
	]);
});

test("orders of other instruments, cancelled orders and unreadable times have no marks", () => {
	const orders: readonly ContractOrder[] = [
		{ ...holdingOrder, instrument: instrumentId(2) },
		{ ...closedOrder, stage: "cancelled", openPrice: undefined },
		{ ...closedOrder, id: orderId(503), createdAt: "soon" },
	];
	expect(contractMarks(orders, euroDollar.id)).toEqual([]);
});
