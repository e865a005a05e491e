import { describe, expect, test } from "vitest";
import { euroDollar, moneyOf, nikkei, noon, priceOf } from "../../contract/contract.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { fineFacts, halfMinute, settings, untouched } from "../micro.test-support.ts";
import type { MicroForm } from "./micro-form.ts";
import { confirmationIssues, draftMicroOrder, type MicroOrderDraft } from "./micro-order-draft.ts";
import type { MicroFacts } from "./micro-summary.ts";

const draft: MicroOrderDraft = {
	order: { instrument: euroDollar.id, direction: "up", amount: moneyOf("20.00"), seconds: 30 },
	symbol: "EUR/USD",
	terms: { income: moneyOf("17.0"), loss: moneyOf("20"), percent: rate(decimal("85")) },
};

describe("Spec 1 §5: a press", () => {
	test.each(["up", "down"] as const)("%s composes the order with the shown figures", (direction) => {
		expect(plain(draftMicroOrder(direction, untouched, fineFacts))).toEqual(
			plain({ ...draft, order: { ...draft.order, direction } }),
		);
	});

	test("composes nothing while there is an issue", () => {
		expect(draftMicroOrder("up", { ...untouched, amount: "" }, fineFacts)).toBeUndefined();
	});
});

describe("A draft order", () => {
	test.each<[string, Partial<MicroFacts>]>([
		["nothing has changed", {}],
		["the price has changed", { quote: fineFacts.quote && { ...fineFacts.quote, price: priceOf("1.07") } }],
		[
			"the minimum has changed",
			{ settings: { ...settings, options: [{ ...halfMinute, limitAmount: moneyOf("20") }] } },
		],
		[
			"the balance just covers the order",
			{ balances: [{ accountId: 2, kind: "micro", free: moneyOf("20"), locked: moneyOf("0") }] },
		],
	])("can be confirmed if %s", (_, facts) => {
		expect(confirmationIssues(draft, untouched, { ...fineFacts, ...facts })).toEqual([]);
	});

	test.each<[string, Partial<MicroFacts>, Partial<MicroForm>, unknown]>([
		["the market has closed", { instrument: { ...euroDollar, isOpen: false } }, {}, { is: "market closed" }],
		[
			"prices became stale",
			{ freshness: { is: "stale", since: noon } },
			{},
			{ is: "price is stale", since: noon },
		],
		["the quote became old", { isQuoteOld: true }, {}, { is: "price is stale", since: noon }],
		[
			"the balance is too small",
			{ balances: [{ accountId: 2, kind: "micro", free: moneyOf("19.99"), locked: moneyOf("0") }] },
			{},
			{ is: "balance too small", field: "amount", free: "19.99" },
		],
		["a lost order would cost less now", { lossLevel: 1 }, {}, { is: "terms changed" }],
		[
			"its income is lower now",
			{ settings: { ...settings, options: [{ ...halfMinute, profitRatio: rate(decimal("0.8")) }] } },
			{},
			{ is: "terms changed" },
		],
		[
			"its duration is longer now",
			{ settings: { ...settings, options: [{ ...halfMinute, seconds: 60 }] } },
			{},
			{ is: "terms changed" },
		],
		["the form says another amount", {}, { amount: "21" }, { is: "terms changed" }],
		[
			"the instrument has changed",
			{ instrument: { ...euroDollar, id: nikkei.id } },
			{},
			{ is: "terms changed" },
		],
	])("cannot be confirmed if %s", (_, facts, form, issue) => {
		expect(plain(confirmationIssues(draft, { ...untouched, ...form }, { ...fineFacts, ...facts }))).toEqual([
			issue,
		]);
	});
});
