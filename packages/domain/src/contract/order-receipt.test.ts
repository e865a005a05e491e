import { expect, test } from "vitest";
import { plain } from "../money/plain.test-support.ts";
import { fineFacts, priceOf } from "./contract.test-support.ts";
import { pressedOrder } from "./order-press.ts";
import { receiptOf } from "./order-receipt.ts";
import type { TicketFacts } from "./order-ticket.ts";

const stops = { stopLossOn: true, stopLoss: "1.08", takeProfitOn: true, takeProfit: "1.09" };

const receipt = (facts: TicketFacts, direction: "buy" | "sell" = "buy") => {
	const pressed = pressedOrder(direction, facts);
	return pressed && plain(receiptOf(pressed, facts));
};

test("Spec 1 §9: a receipt shows what the order costs, what is left, and what each stop makes of it", () => {
	expect(receipt(fineFacts({ quantity: "0.5", ...stops }))).toEqual({
		price: "1.08402",
		margin: "5.4201",
		fee: "0.25",
		freeAfter: "994.3299",
		atStopLoss: "-2.01",
		atTakeProfit: "2.99",
	});
});

test("a sell gains below and loses above", () => {
	const facts = fineFacts({ quantity: "0.5", ...stops, stopLoss: "1.09", takeProfit: "1.08" });
	expect(receipt(facts, "sell")).toEqual({
		price: "1.08402",
		margin: "5.4201",
		fee: "0.25",
		freeAfter: "994.3299",
		atStopLoss: "-2.99",
		atTakeProfit: "2.01",
	});
});

test("a pending order is reckoned from its target; without stops and without a known balance nothing stands for them", () => {
	const facts = fineFacts({ kind: "pending", targetPrice: "2", quantity: "0.5" }, { free: undefined });
	expect(receipt(facts)).toEqual({
		price: "2",
		margin: "10",
		fee: "0.25",
		freeAfter: undefined,
		atStopLoss: undefined,
		atTakeProfit: undefined,
	});
});

test("a stop that is below zero, or a price that nobody knows any more, has no figure", () => {
	const facts = fineFacts({ quantity: "0.5", ...stops });
	const pressed = pressedOrder("buy", facts);
	if (!pressed) throw new Error("nothing pressed");
	const below = { ...pressed, order: { ...pressed.order, stopLoss: priceOf("-1") } };
	expect(receiptOf(below, facts).atStopLoss).toBeUndefined();
	expect(plain(receiptOf(pressed, { ...facts, quote: undefined }))).toEqual({
		price: undefined,
		margin: undefined,
		fee: undefined,
		freeAfter: undefined,
		atStopLoss: undefined,
		atTakeProfit: undefined,
	});
});
