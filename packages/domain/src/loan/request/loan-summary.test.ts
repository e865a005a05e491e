import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money, rate, toText, wholeDecimal } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import { monthPlan, rateOf, weekPlan } from "../loans.test-support.ts";
import { loanFacts } from "./loan-facts.test-support.ts";
import type { LoanForm } from "./loan-form.ts";
import { type LoanPlan, loanPlanId } from "./loan-plan.ts";
import { type LoanFacts, summariseLoan } from "./loan-summary.ts";

const form: LoanForm = { amount: "500", planId: monthPlan.id, isTermsTicked: true, readAgreement: undefined };
const validate = (change: Partial<LoanForm>, facts: Partial<LoanFacts> = {}) =>
	summariseLoan({ ...form, ...change }, { ...loanFacts, ...facts });
const issuesOf = (...given: Parameters<typeof validate>) => plain(validate(...given).issues);

describe("Spec 2 §2, §9: a loan", () => {
	test("has its rate in percent, its interest of a day, and the interest of all days that are not free", () => {
		expect(plain(validate({}))).toEqual({
			plan: plain(monthPlan),
			dailyRatePercent: "0.1",
			dailyInterest: "0.5",
			totalInterest: "11.5",
			issues: [],
			warnings: [],
			order: { plan: plain(monthPlan), amount: "500" },
		});
	});

	test("shows interest only if the site wants it, and requests the same loan", () => {
		const { dailyInterest, totalInterest, order } = validate(
			{},
			{ showsDailyInterest: false, showsTotalInterest: false },
		);
		expect([dailyInterest, totalInterest, plain(order?.amount)]).toEqual([undefined, undefined, "500"]);
		expect(plain(validate({}, { showsDailyInterest: false }).totalInterest)).toBe("11.5");
		expect(plain(validate({}, { showsTotalInterest: false }).dailyInterest)).toBe("0.5");
	});

	test("with free days only costs nothing", () => {
		expect(plain(validate({ planId: weekPlan.id }).totalInterest)).toBe("0");
	});
});

describe("Spec 2 §5: the amount", () => {
	test.each([
		["", [{ is: "amount missing", field: "amount" }]],
		["much", [{ is: "not a number", field: "amount" }]],
		["1,234", [{ is: "ambiguous number", field: "amount" }]],
		["0", [{ is: "amount is zero", field: "amount" }]],
		["-5", [{ is: "below zero", field: "amount" }]],
		["100.005", [{ is: "too many decimals", field: "amount", allowed: 2 }]],
		["100", []],
	])("%s has the issues %j", (amount, issues) => {
		const summary = validate({ amount });
		expect(plain(summary.issues)).toEqual(issues);
		expect([summary.order === undefined, summary.dailyInterest === undefined]).toEqual([
			issues.length > 0,
			issues.length > 0,
		]);
	});

	test.each([
		["99.99", [{ is: "amount below minimum", field: "amount", minimum: "100" }]],
		["100", []],
		["5000.5", []],
		["5000.51", [{ is: "amount above maximum", field: "amount", maximum: "5000.5" }]],
	])("%s can be requested; the limits of the plan only warn: %j", (amount, warnings) => {
		const summary = validate({ amount });
		expect([summary.issues, plain(summary.warnings), summary.order === undefined]).toEqual([
			[],
			warnings,
			false,
		]);
	});

	test("is compared with the limits of the chosen plan", () => {
		expect(plain(validate({ amount: "1000.01", planId: weekPlan.id }).warnings)).toEqual([
			{ is: "amount above maximum", field: "amount", maximum: "1000" },
		]);
	});
});

describe("Spec 2 §5: no loan can be requested", () => {
	test("while the terms are not ticked, if the site requires it", () => {
		expect([issuesOf({ isTermsTicked: false }), validate({ isTermsTicked: false }).order]).toEqual([
			[{ is: "terms not ticked", field: "terms" }],
			undefined,
		]);
		expect(issuesOf({ isTermsTicked: false }, { needsTerms: false })).toEqual([]);
	});

	test("without a plan", () => {
		const { plan, dailyRatePercent, order, issues } = validate({ planId: loanPlanId(99) });
		expect([plan, dailyRatePercent, order, issues]).toEqual([
			undefined,
			undefined,
			undefined,
			[{ is: "no plan chosen", field: "plan" }],
		]);
	});

	test("with a plan whose figures are invalid", () => {
		const odd = { ...monthPlan, dailyRate: rateOf("-0.001") };
		const { dailyRatePercent, dailyInterest, totalInterest, order, issues } = validate({}, { plans: [odd] });
		expect([dailyRatePercent, dailyInterest, totalInterest, order, issues]).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
			[{ is: "interest not known", field: "plan" }],
		]);
		expect(issuesOf({ amount: "" }, { plans: [odd] })).toEqual([{ is: "amount missing", field: "amount" }]);
	});

	test("and all issues are in the order of the fields", () => {
		expect(issuesOf({ amount: "", planId: undefined, isTermsTicked: false })).toEqual([
			{ is: "amount missing", field: "amount" },
			{ is: "no plan chosen", field: "plan" },
			{ is: "terms not ticked", field: "terms" },
		]);
	});
});

describe("Properties of a loan", () => {
	const cents = (most: bigint) => fc.bigInt(1n, most).map((value) => money(BigDecimal.make(value, 2)));
	const plan = fc.record({
		dailyRate: fc.bigInt(0n, 10n ** 6n).map((value) => rate(BigDecimal.make(value, 8))),
		loanPeriodDays: fc.integer({ min: 0, max: 3650 }),
		freePeriodDays: fc.integer({ min: 0, max: 3650 }),
	});
	const generous = (terms: Partial<LoanPlan>): LoanPlan => ({
		...monthPlan,
		minAmount: money(BigDecimal.make(1n, 2)),
		maxAmount: money(BigDecimal.make(10n ** 15n, 2)),
		...terms,
	});

	test("the interest is that of a day for every day that is not free, and never negative", () => {
		fc.assert(
			fc.property(cents(10n ** 12n), plan, (amount, terms) => {
				const { dailyInterest, totalInterest, order } = validate(
					{ amount: toText(amount) },
					{ plans: [generous(terms)] },
				);
				const days = wholeDecimal(Math.max(0, terms.loanPeriodDays - terms.freePeriodDays));
				expect(order && toText(order.amount)).toBe(toText(amount));
				expect(dailyInterest && toText(dailyInterest)).toBe(
					toText(BigDecimal.multiply(amount, terms.dailyRate)),
				);
				expect(totalInterest && toText(totalInterest)).toBe(
					dailyInterest && toText(BigDecimal.multiply(dailyInterest, days)),
				);
			}),
		);
	});

	test("an amount is valid in the notation of every language, with a warning exactly outside the limits", () => {
		const language = fc.constantFrom("en", "de", "ar", "hi", "hk", "pl");
		fc.assert(
			fc.property(cents(2000n), cents(1000n), cents(1000n), language, (amount, low, more, code) => {
				const bounds = { minAmount: low, maxAmount: money(BigDecimal.sum(low, more)) };
				const { order, warnings } = validate(
					{ amount: writeTypedDecimal(amount, code) },
					{ plans: [generous(bounds)], language: code },
				);
				const isWithin =
					BigDecimal.isGreaterThanOrEqualTo(amount, bounds.minAmount) &&
					BigDecimal.isLessThanOrEqualTo(amount, bounds.maxAmount);
				expect([order !== undefined, warnings.length]).toEqual([true, isWithin ? 0 : 1]);
			}),
		);
	});

	test("Max is always valid, without a warning", () => {
		fc.assert(
			fc.property(cents(10n ** 12n), (maxAmount) => {
				const plans = [generous({ maxAmount })];
				const amount = writeTypedDecimal(maxAmount, "de");
				expect(issuesOf({ amount }, { plans, language: "de" })).toEqual([]);
			}),
		);
	});
});
