import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { fineFacts, moneyOf } from "../contract.test-support.ts";
import { summarise, type TicketFacts } from "./order-ticket.ts";
import type { TicketForm } from "./ticket-form.ts";

describe("A-600: the deal that a press states", () => {
	const dealOf = (form: Partial<TicketForm>, facts: Partial<TicketFacts> = {}) =>
		plain(summarise(fineFacts(form, facts)).deal);

	test("is the quantity, its units of the underlying with their value, and the stops", () => {
		expect(dealOf({ quantity: "0.5" })).toEqual({
			quantity: "0.5",
			units: "500",
			value: "542.01",
			stopLoss: undefined,
			takeProfit: undefined,
		});
		expect(dealOf({ quantity: "0.5", stopLossOn: true, stopLoss: "1.07" })).toMatchObject({
			stopLoss: "1.07",
		});
		expect(dealOf({ quantity: "0.5", takeProfitOn: true, takeProfit: "1.1" })).toMatchObject({
			takeProfit: "1.1",
		});
	});

	test("has no units before the first price", () => {
		expect(dealOf({ quantity: "0.5" }, { quote: undefined })).toMatchObject({
			quantity: "0.5",
			units: undefined,
			value: undefined,
		});
	});

	test("is absent while a figure is missing or wrong: no press states what the form does not say", () => {
		expect([
			dealOf({ quantity: "" }),
			dealOf({ quantity: "0.015" }),
			dealOf({ quantity: "0.5", stopLossOn: true, stopLoss: "" }),
			dealOf({ quantity: "0.5", kind: "pending", targetPrice: "x" }),
		]).toEqual([undefined, undefined, undefined, undefined]);
	});

	test("is what is sent, for every form that can be sent", () => {
		const figures = fc.integer({ min: 1, max: 99_999 }).map((steps) => String(steps / 100));
		const stops = fc.option(fc.constantFrom("1.05", "1.07", "1.1", "1.13"), { nil: "" });
		fc.assert(
			fc.property(figures, stops, stops, (typed, stopLoss, takeProfit) => {
				const form = {
					quantity: typed,
					stopLossOn: stopLoss !== "",
					stopLoss,
					takeProfitOn: takeProfit !== "",
					takeProfit,
				};
				const { deal, orders } = summarise(fineFacts(form, { free: moneyOf("100000000") }));
				for (const order of [orders.buy, orders.sell])
					if (order)
						expect(plain([order.quantity, order.stopLoss, order.takeProfit])).toEqual(
							plain([deal?.quantity, deal?.stopLoss, deal?.takeProfit]),
						);
			}),
			{ seed: 48, numRuns: 300 },
		);
	});
});
