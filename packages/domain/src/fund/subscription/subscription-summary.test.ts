import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf, other, rateOf, steady } from "../funds.test-support.ts";
import { emptySubscription, reduceSubscription } from "./subscription-form.ts";
import { type SubscriptionFacts, summariseSubscription } from "./subscription-summary.ts";

const summary = (amount: string, facts: Partial<SubscriptionFacts> = {}) =>
	plain(summariseSubscription({ amount }, { fund: steady, language: "en", ...facts }));

const unread = { dailyProfit: undefined, totalProfit: undefined, order: undefined };

describe("Spec 2 §5, §9: a subscription to a fund", () => {
	test.each([
		["1000", { dailyProfit: "5", totalProfit: "150", amount: "1000" }],
		["1000.0001", { dailyProfit: "5", totalProfit: "150", amount: "1000.0001" }],
		["100", { dailyProfit: "0.5", totalProfit: "15", amount: "100" }],
		["5000", { dailyProfit: "25", totalProfit: "750", amount: "5000" }],
		["123.46", { dailyProfit: "0.6173", totalProfit: "18.519", amount: "123.46" }],
		["123.45", { dailyProfit: "0.6172", totalProfit: "18.516", amount: "123.45" }],
		["100.12345678", { dailyProfit: "0.5006", totalProfit: "15.018", amount: "100.12345678" }],
	])("%s is valid, including the limits", (typed, { amount, ...profits }) => {
		expect(summary(typed)).toEqual({ ...profits, issues: [], warnings: [], order: { fund: 3, amount } });
	});

	test.each([
		["", { is: "amount missing", field: "amount" }],
		["much", { is: "not a number", field: "amount" }],
		["1,234", { is: "ambiguous number", field: "amount" }],
		["-100", { is: "below zero", field: "amount" }],
	])("computes nothing for %j", (typed, issue) => {
		expect(summary(typed)).toEqual({ ...unread, issues: [issue], warnings: [] });
	});

	test.each([
		["0", "0", "0", { is: "amount is zero", field: "amount" }],
		["100.123456789", "0.5006", "15.018", { is: "too many decimals", field: "amount", allowed: 8 }],
	])("%s cannot be sent, its profit is shown", (typed, dailyProfit, totalProfit, issue) => {
		expect(summary(typed)).toEqual({
			dailyProfit,
			totalProfit,
			issues: [issue],
			warnings: [],
			order: undefined,
		});
	});

	test("without limits any amount is valid, whatever the fund's `limit`", () => {
		expect(summary("0.00000001", { fund: other })).toEqual({
			dailyProfit: "0",
			totalProfit: "0",
			issues: [],
			warnings: [],
			order: { fund: 4, amount: "0.00000001" },
		});
		expect(summary("1000000", { fund: { ...other, limit: decimal("1") } })).toMatchObject({ issues: [] });
	});

	test("before the fund is known nothing is computed or sent", () => {
		expect(summary("1000", { fund: undefined })).toEqual({ ...unread, issues: [], warnings: [] });
	});

	test.each([{ dividendPercent: rateOf("-1") }, { lockDays: -1 }])(
		"invalid figures of the platform give no profit: %j",
		(nonsense) => {
			expect(summary("1000", { fund: { ...steady, ...nonsense } })).toEqual({
				...unread,
				issues: [],
				warnings: [],
				order: { fund: 3, amount: "1000" },
			});
		},
	);

	test("the amount is read in the customer's language, and rewritten in another one", () => {
		expect(summary("1000,5", { language: "de" })).toMatchObject({ order: { fund: 3, amount: "1000.5" } });
		expect(reduceSubscription({ amount: "1000,5" }, { is: "language", from: "de", to: "en" })).toEqual({
			amount: "1000.5",
		});
		expect(reduceSubscription({ amount: "1" }, { is: "amount", text: "12" })).toEqual({ amount: "12" });
		expect(emptySubscription).toEqual({ amount: "" });
	});

	test.each([
		["EUR", "100.129", [{ is: "too many decimals", field: "amount", allowed: 2 }]],
		["JPY", "100.5", [{ is: "too many decimals", field: "amount", allowed: 0 }]],
		["USDT", "100.129", []],
	])("A-462: an amount in %s has the decimals of that currency: %s", (currency, typed, issues) => {
		expect(summary(typed, { fund: { ...steady, currency } })).toMatchObject({ issues });
	});

	test.each([
		["99.99", "0.4999", "14.997", { is: "amount below minimum", field: "amount", minimum: "100" }],
		["5000.01", "25", "750", { is: "amount above maximum", field: "amount", maximum: "5000" }],
	])(
		"%s misses a limit: the customer is warned, and may send it",
		(typed, dailyProfit, totalProfit, warning) => {
			expect(summary(typed)).toEqual({
				dailyProfit,
				totalProfit,
				issues: [],
				warnings: [warning],
				order: { fund: 3, amount: typed },
			});
		},
	);

	test("any amount above zero can be sent, and exactly those outside the limits have a warning", () => {
		fc.assert(
			fc.property(fc.bigInt(1n, 10n ** 6n), fc.nat(8), (value, scale) => {
				const text = `${value}`.padStart(scale + 1, "0");
				const typed = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
				const amount = money(decimal(typed));
				const isWithin = Number(typed) >= 100 && Number(typed) <= 5000;
				const { order, warnings } = summariseSubscription(
					{ amount: typed },
					{ fund: steady, language: "en" },
				);
				expect([plain(order), warnings.length]).toEqual([
					plain({ fund: steady.id, amount }),
					isWithin ? 0 : 1,
				]);
			}),
		);
	});

	test("one amount has no warning under equal limits", () => {
		const fund = { ...steady, minimum: moneyOf("7"), maximum: moneyOf("7") };
		expect(summary("7", { fund })).toMatchObject({
			issues: [],
			warnings: [],
			order: { fund: 3, amount: "7" },
		});
	});
});
