import { expect, test } from "vitest";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { euroDollar, fineFacts, priceOf, quoteOf } from "../contract.test-support.ts";
import { draftOrder } from "./order-draft.ts";
import { receiptOf } from "./order-receipt.ts";
import type { TicketFacts } from "./order-ticket.ts";

const stops = { stopLossOn: true, stopLoss: "1.08", takeProfitOn: true, takeProfit: "1.09" };

const receipt = (facts: TicketFacts, direction: "buy" | "sell" = "buy") => {
	const draft = draftOrder(direction, facts);
	return draft && plain(receiptOf(draft, facts));
};

test("Spec 1 §9: a receipt shows the cost of the order, the remaining balance and the profit at each stop", () => {
	expect(receipt(fineFacts({ quantity: "0.5", ...stops }))).toEqual({
		price: "1.08402",
		margin: "5.4201",
		fee: "0.25",
		freeAfter: "994.3299",
		units: "500",
		value: "542.01",
		breakEven: "1.08452",
		move: "0.0005",
		atStopLoss: { profit: "-2.01", net: "-2.26" },
		atTakeProfit: { profit: "2.99", net: "2.74" },
	});
});

test("a sell profits below and loses above its price", () => {
	const facts = fineFacts({ quantity: "0.5", ...stops, stopLoss: "1.09", takeProfit: "1.08" });
	expect(receipt(facts, "sell")).toEqual({
		price: "1.08402",
		margin: "5.4201",
		fee: "0.25",
		freeAfter: "994.3299",
		units: "500",
		value: "542.01",
		breakEven: "1.08352",
		move: "-0.0005",
		atStopLoss: { profit: "-2.99", net: "-3.24" },
		atTakeProfit: { profit: "2.01", net: "1.76" },
	});
});

test("a pending order is computed from its target; figures without stops or balance are absent", () => {
	const facts = fineFacts({ kind: "pending", targetPrice: "2", quantity: "0.5" }, { free: undefined });
	expect(receipt(facts)).toEqual({
		price: "2",
		margin: "10",
		fee: "0.25",
		freeAfter: undefined,
		units: "500",
		value: "1000",
		breakEven: "2.0005",
		move: "0.0005",
		atStopLoss: undefined,
		atTakeProfit: undefined,
	});
});

test.each([
	["buy", "1.0799", [undefined, "5.05"]],
	["buy", "1.08", ["0", "5"]],
	["buy", "1.09", ["-5", "0"]],
	["buy", "1.0901", ["-5.05", undefined]],
	["sell", "1.0799", ["-5.05", undefined]],
	["sell", "1.0901", [undefined, "5.05"]],
] as const)("a stop of a %s on the wrong side of the price has no figure: at %s", (...row) => {
	const [direction, latest, made] = row;
	const [below, above] = [stops.stopLoss, stops.takeProfit];
	const own = direction === "buy" ? stops : { ...stops, stopLoss: above, takeProfit: below };
	const facts = fineFacts({ quantity: "0.5", ...own });
	const draft = draftOrder(direction, facts);
	if (!draft) throw new Error("There is no draft");
	const { atStopLoss, atTakeProfit } = receiptOf(draft, { ...facts, quote: quoteOf(latest) });
	expect(plain([atStopLoss?.profit, atTakeProfit?.profit])).toEqual(made);
});

test("a stop below zero or an unknown price gives no figure", () => {
	const facts = fineFacts({ quantity: "0.5", ...stops });
	const draft = draftOrder("buy", facts);
	if (!draft) throw new Error("There is no draft");
	const below = { ...draft, order: { ...draft.order, stopLoss: priceOf("-1") } };
	expect(receiptOf(below, facts).atStopLoss).toBeUndefined();
	expect(plain(receiptOf(draft, { ...facts, quote: undefined }))).toEqual({
		price: undefined,
		margin: undefined,
		fee: undefined,
		freeAfter: undefined,
		units: undefined,
		value: undefined,
		breakEven: undefined,
		move: undefined,
		atStopLoss: undefined,
		atTakeProfit: undefined,
	});
});

test("a stop has no net result while the fee is unknown; a sell that never earns its fee has no break-even price", () => {
	const facts = fineFacts({ quantity: "0.5", ...stops });
	const draft = draftOrder("buy", facts);
	if (!draft) throw new Error("There is no draft");
	expect(plain(receiptOf(draft, { ...facts, feeBasis: undefined }).atStopLoss)).toEqual({
		profit: "-2.01",
		net: undefined,
	});
	const dear = fineFacts(
		{ quantity: "0.5" },
		{ instrument: { ...euroDollar, feeRate: rate(decimal("1100")) } },
	);
	const sell = draftOrder("sell", { ...dear, free: undefined });
	expect(sell && receiptOf(sell, dear).breakEven).toBeUndefined();
});
