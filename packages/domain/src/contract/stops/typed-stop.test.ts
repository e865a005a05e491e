import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { fineFacts } from "../contract.test-support.ts";
import { draftOrder } from "../ticket/order-draft.ts";
import { receiptOf } from "../ticket/order-receipt.ts";
import { typedStopOf } from "./typed-stop.ts";

test.each([
	["stopLoss", "buy", "distance", "0.005", "1.07902"],
	["stopLoss", "sell", "distance", "0.005", "1.08902"],
	["takeProfit", "buy", "percent", "1", "1.09487"],
	["takeProfit", "sell", "percent", "1", "1.07317"],
	["stopLoss", "buy", "money", "5", "1.07402"],
] as const)("A-644: the %s of a %s by %s of %s, at a price of 1.08402", (field, side, basis, text, made) => {
	const facts = fineFacts({ quantity: "0.5" });
	expect(plain(typedStopOf(field, side, basis, text, facts))).toEqual({ is: "price", price: made });
});

test("A-644: without a price, a quantity or a readable figure there is none, nor beyond zero", () => {
	const at = (basis: "distance" | "money", text: string, facts = fineFacts()) =>
		typedStopOf("stopLoss", "buy", basis, text, facts).is;
	expect([
		at("distance", ""),
		at("distance", "1,234"),
		at("distance", "1.08402"),
		at("distance", "0.1", fineFacts({}, { quote: undefined })),
		at("money", "5", fineFacts({ quantity: "" })),
	]).toEqual(["empty", "ambiguous number", "too far", "no price yet", "no quantity"]);
});

test("a stop-loss by money never loses more before the fee, and a take-profit never earns less", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 20_000 }),
			fc.integer({ min: 1, max: 50_000 }),
			fc.constantFrom("buy" as const, "sell" as const),
			(steps, cents, side) => {
				const facts = fineFacts({ quantity: String(steps / 100) }, { free: undefined });
				const text = String(cents / 100);
				const prices = (["stopLoss", "takeProfit"] as const).map((field) =>
					typedStopOf(field, side, "money", text, facts),
				);
				const [loss, gain] = prices;
				if (loss?.is !== "price" || gain?.is !== "price") return;
				const form = {
					...facts.form,
					stopLossOn: true,
					stopLoss: toText(loss.price),
					takeProfitOn: true,
					takeProfit: toText(gain.price),
				};
				const draft = draftOrder(side, { ...facts, form });
				if (!draft) throw new Error("There is no draft");
				const { atStopLoss, atTakeProfit } = receiptOf(draft, { ...facts, form });
				const most = Number(text);
				expect(-Number(plain(atStopLoss?.profit ?? decimal("0")))).toBeLessThanOrEqual(most);
				expect(Number(plain(atTakeProfit?.profit ?? decimal("0")))).toBeGreaterThanOrEqual(most);
			},
		),
		{ seed: 48, numRuns: 200 },
	);
});
