import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, quantity } from "../../money/decimal.ts";
import { languageCodes } from "../../site/language.ts";
import { euroDollar, fineFacts, moneyOf, priceOf } from "../contract.test-support.ts";
import { summarise } from "./order-ticket.ts";
import type { TicketForm } from "./ticket-form.ts";
import { issueNames } from "./ticket-issue.ts";
import { both, issues } from "./ticket-issues.test-support.ts";

describe("For any input", () => {
	const text = fc.oneof(
		fc.string({ unit: fc.constantFrom(..."0123456789.,٫-x "), maxLength: 8 }),
		fc.constantFrom("0.01", "0.5", "1.08", "1,08", "1.085", "1.07"),
	);
	const form: fc.Arbitrary<TicketForm> = fc.record({
		kind: fc.constantFrom("market", "pending"),
		quantity: text,
		targetPrice: text,
		multiple: fc.constantFrom("", "50", "100", "7"),
		stopLossOn: fc.boolean(),
		stopLoss: text,
		takeProfitOn: fc.boolean(),
		takeProfit: text,
	});

	test("an order is sent exactly if there is no issue, and then it is valid and can be paid", () => {
		fc.assert(
			fc.property(
				form,
				fc.constantFrom(...languageCodes),
				fc.integer({ min: 0, max: 20 }),
				(typed, language, free) => {
					const facts = fineFacts(typed, { language, free: moneyOf(String(free)) });
					const summary = summarise(facts);
					for (const direction of ["buy", "sell"] as const) {
						const order = summary.orders[direction];
						expect(order === undefined).toBe(summary.sideIssues[direction].length > 0);
						for (const { is } of summary.sideIssues[direction]) expect(issueNames).toContain(is);
						if (!order) continue;
						expect(BigDecimal.isPositive(order.quantity)).toBe(true);
						expect(summary.freeAfter && BigDecimal.isNegative(summary.freeAfter)).toBe(false);
						expect(order.stopLoss === undefined).toBe(!typed.stopLossOn);
						expect(order.takeProfit === undefined).toBe(!typed.takeProfitOn);
						expect(order.targetPrice === undefined).toBe(typed.kind === "market");
						const reference = summary.reference ?? priceOf("0");
						const [low, high] =
							direction === "buy" ? [order.stopLoss, order.takeProfit] : [order.takeProfit, order.stopLoss];
						if (low) expect(BigDecimal.isLessThanOrEqualTo(low, reference)).toBe(true);
						if (high) expect(BigDecimal.isGreaterThanOrEqualTo(high, reference)).toBe(true);
					}
				},
			),
			{ numRuns: 500 },
		);
	});

	test("a minimum between two steps counts as the next higher step", () => {
		const instrument = { ...euroDollar, minQuantity: quantity(decimal("0.015")) };
		expect(fineFacts({}, { instrument }).form.quantity).toBe("0.02");
		expect(issues({ quantity: "0.01" }, { instrument })).toEqual(both("quantity below minimum"));
	});

	test("an instrument without a step or a minimum still blocks an amount of zero", () => {
		const instrument = {
			...euroDollar,
			minQuantity: quantity(decimal("0")),
			quantityStep: quantity(decimal("0")),
		};
		expect(issues({ quantity: "0" }, { instrument })).toEqual(both("quantity below minimum"));
		expect(issues({ quantity: "0.123" }, { instrument })).toEqual(both());
	});
});
