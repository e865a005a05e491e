import { decimal, money } from "@tradewind/domain/money";
import { beforeEach, describe, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { showCurrency } from "../state/currency.ts";
import { type Issue, issueText } from "./issue-text.ts";
import { reasonText } from "./reason-text.ts";
import { warningText } from "./warning-text.ts";

const of = (text: string) => money(decimal(text));
const own = ({ is }: Issue) => `transfer.issue.${is}`;

beforeEach(async () => {
	showCurrency("$");
	await loadFeatureWords();
	await showLanguage("en");
});

describe("The text of an issue", () => {
	test("is the feature's own, or else the shared one", () => {
		const textOf = (is: string) => issueText({ is }, currentWords(), { own });
		expect(["fewer than two accounts", "amount missing"].map(textOf)).toEqual([
			"A transfer needs two accounts",
			"Enter an amount",
		]);
	});

	test("Spec 1 §9: a limit and what is available are never shown as more than they are", () => {
		const issues = [
			{ is: "amount below minimum", minimum: of("10.001") },
			{ is: "amount above maximum", maximum: of("10.009") },
			{ is: "balance too small", free: of("10.009") },
		];
		expect(issues.map((issue) => issueText(issue, currentWords()))).toEqual([
			"The minimum amount is $10.01",
			"The maximum amount is $10.00",
			"Insufficient balance: $10.00 available",
		]);
	});

	test("Spec 2 §2: hides amounts of the customer, and no limit", () => {
		const issues = [
			{ is: "amount below minimum", minimum: of("10") },
			{ is: "balance too small", free: of("10") },
		];
		expect(issues.map((issue) => issueText(issue, currentWords(), { isHidden: true }))).toEqual([
			"The minimum amount is $10.00",
			"Insufficient balance: **** available",
		]);
	});

	test.each([
		["en", "Ambiguous number: use the format 1234.5"],
		["de", "Zahl nicht eindeutig: Schreibweise 1234,5 verwenden"],
	] as const)("Pitfall 7: in %s an ambiguous number has an example: %s", async (code, text) => {
		await showLanguage(code);
		expect(issueText({ is: "ambiguous number" }, currentWords())).toBe(text);
	});
});

describe("A reason, which is shown away from its field", () => {
	test.each([
		[{ is: "too many decimals", allowed: 2 }, "Income: Decimal places: at most 2"],
		[{ is: "missing" }, "Enter: Income"],
		[{ is: "fewer than two accounts" }, "A transfer needs two accounts"],
	])("%j: %s", (issue, text) => {
		expect(reasonText(issue, currentWords(), { own, label: () => "Income" })).toBe(text);
	});

	test("needs no name of the field in a form of few fields", () => {
		expect(reasonText({ is: "too many decimals", allowed: 2 } as Issue, currentWords())).toBe(
			"Decimal places: at most 2",
		);
	});
});

test("A-74: a warning names the limit in the currency of the amount, with all its decimals", () => {
	const warning = { is: "amount below minimum", field: "amount", minimum: of("0.0005") } as const;
	expect([warningText(warning, currentWords(), "BTC"), warningText(warning, currentWords())]).toEqual([
		"Less than the minimum of 0.0005 BTC. The platform may reject it.",
		"Less than the minimum of $0.0005. The platform may reject it.",
	]);
});
