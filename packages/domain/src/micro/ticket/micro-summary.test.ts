import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euroDollar, nikkei, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import type { LanguageCode } from "../../site/language.ts";
import { instant } from "../../time/instant.ts";
import { balances, fineFacts, halfMinute, settings, untouched } from "../micro.test-support.ts";
import { microIssueNames } from "./micro-issue.ts";
import { type MicroFacts, summariseMicro } from "./micro-summary.ts";

const issuesOf = (amount: string, facts: Partial<MicroFacts> = {}, option: number | undefined = 1) =>
	plain(summariseMicro({ option, amount }, { ...fineFacts, ...facts }).issues);

describe("Spec 1 §5: a micro order", () => {
	test("sends instrument, direction, amount and seconds, and shows the possible income and loss", () => {
		expect(plain(summariseMicro(untouched, fineFacts))).toEqual({
			option: plain(halfMinute),
			percent: "85",
			minimum: "10",
			terms: { income: "17", loss: "20", percent: "85" },
			account: "micro",
			free: "400",
			fieldIssues: [],
			issues: [],
			orders: {
				up: { instrument: 1, direction: "up", amount: "20", seconds: 30 },
				down: { instrument: 1, direction: "down", amount: "20", seconds: 30 },
			},
			isLoginNeeded: false,
		});
	});

	test("of a visitor sends nothing and needs only an open market (Spec 1 §6)", () => {
		const visitor = { ...fineFacts, isSignedIn: false, balances: undefined, quote: undefined };
		const { issues, orders, isLoginNeeded, fieldIssues } = summariseMicro(
			{ ...untouched, amount: "" },
			visitor,
		);
		expect([issues, orders, isLoginNeeded, fieldIssues]).toEqual([
			[],
			{ up: undefined, down: undefined },
			true,
			[{ is: "amount missing", field: "amount" }],
		]);
		const closed = { ...visitor, instrument: { ...euroDollar, isOpen: false } };
		expect(summariseMicro(untouched, closed).issues).toEqual([{ is: "market closed" }]);
		expect(summariseMicro(untouched, { ...fineFacts, isSignedIn: false }).orders).toEqual({
			up: undefined,
			down: undefined,
		});
	});

	test("of a customer whose saved session is not confirmed yet is no visitor's: nothing is sent, no login requested (Spec 1 §6)", () => {
		const unconfirmed = { ...fineFacts, isSignedIn: false, awaitsSession: true };
		const { issues, orders, isLoginNeeded } = summariseMicro(untouched, unconfirmed);
		expect([issues, orders, isLoginNeeded]).toEqual([
			[{ is: "session not confirmed" }],
			{ up: undefined, down: undefined },
			false,
		]);
	});

	test.each([
		["10", []],
		["400", []],
		["400.00", []],
		["", [{ is: "amount missing", field: "amount" }]],
		["0", [{ is: "amount is zero", field: "amount" }]],
		["ten", [{ is: "not a number", field: "amount" }]],
		["-20", [{ is: "below zero", field: "amount" }]],
		["1,000", [{ is: "ambiguous number", field: "amount" }]],
		["1.000,5", [{ is: "balance too small", field: "amount", free: "400" }]],
		["20.001", [{ is: "too many decimals", field: "amount", allowed: 2 }]],
		["9.99", [{ is: "amount below minimum", field: "amount", minimum: "10" }]],
		["400.01", [{ is: "balance too small", field: "amount", free: "400" }]],
	])("of %j has the issues %j", (amount, issues) => {
		expect(issuesOf(amount)).toEqual(issues);
	});

	test("has the minimum of the chosen expiry", () => {
		expect(issuesOf("20", {}, 2)).toEqual([{ is: "amount below minimum", field: "amount", minimum: "50" }]);
	});

	test.each<[string, Partial<MicroFacts>, number | undefined, unknown]>([
		["no expiry is chosen", {}, undefined, { is: "expiry missing", field: "option" }],
		["the chosen one is not offered", {}, 9, { is: "expiry missing", field: "option" }],
		["the settings are not known", { settings: undefined }, 1, { is: "expiry missing", field: "option" }],
		["none is offered", { settings: { ...settings, options: [] } }, 1, { is: "no options", field: "option" }],
	])("needs an expiry: %s", (_, facts, option, issue) => {
		const form = { option, amount: "20" };
		const summary = summariseMicro(form, { ...fineFacts, ...facts });
		expect(summary).toMatchObject({
			option: undefined,
			percent: undefined,
			minimum: undefined,
			terms: undefined,
			fieldIssues: [issue],
			issues: [issue],
			orders: { up: undefined, down: undefined },
		});
	});

	test.each([
		["9.99", "8.49"],
		["500", "425"],
		["20.001", "17"],
		["what?", undefined],
		["", undefined],
	])("shows the expected income of %j while it is typed, also outside the limits", (amount, income) => {
		expect(plain(summariseMicro({ option: 1, amount }, fineFacts).terms?.income)).toBe(income);
	});

	test("is not sent on terms that cannot be computed", () => {
		const broken = { ...settings, options: [{ ...halfMinute, profitRatio: rate(decimal("-1")) }] };
		expect([issuesOf("20", { settings: broken }), issuesOf("20", { lossLevel: -1 })]).toEqual([
			[{ is: "terms unclear" }],
			[{ is: "terms unclear" }],
		]);
		expect(issuesOf("", { lossLevel: -1 })).toEqual([{ is: "amount missing", field: "amount" }]);
	});

	test("is paid from the forex account in one-account mode (Spec 1 §6)", () => {
		const { account, free } = summariseMicro(untouched, { ...fineFacts, hasOnlyOneAccount: true });
		expect([account, plain(free), issuesOf("400.01", { hasOnlyOneAccount: true })]).toEqual([
			"forex",
			"1000",
			[],
		]);
	});

	test.each([
		["the balances are not known", undefined],
		["the account is not listed", balances.slice(0, 1)],
	])("is validated only by the platform when %s", (_, known) => {
		expect([
			issuesOf("99999", { balances: known }),
			summariseMicro(untouched, { ...fineFacts, balances: known }).free,
		]).toEqual([[], undefined]);
	});
});

describe("Pitfall 3: no order is placed on prices that are not current, or in a closed market", () => {
	test.each<[string, Partial<MicroFacts>, unknown]>([
		["the market is closed", { instrument: { ...euroDollar, isOpen: false } }, { is: "market closed" }],
		[
			"the connection was lost",
			{ freshness: { is: "offline", since: noon } },
			{ is: "offline", since: noon },
		],
		["no prices arrive", { freshness: { is: "stale", since: noon } }, { is: "price is stale", since: noon }],
		["there is no price yet", { quote: undefined }, { is: "no price yet" }],
		[
			"there is no price yet, and none arrived in time",
			{ quote: undefined, isQuoteOld: true },
			{ is: "no price yet" },
		],
		["the price is of another instrument", { quote: quoteOf("39500", nikkei) }, { is: "no price yet" }],
		["the price is too old", { isQuoteOld: true }, { is: "price is stale", since: noon }],
		[
			"the price is from before the reconnect",
			{ freshness: { is: "live", since: instant(noon + 1) } },
			{ is: "price is stale", since: noon },
		],
	])("%s", (_, facts, issue) => {
		const summary = summariseMicro(untouched, { ...fineFacts, ...facts });
		expect([summary.issues, summary.orders]).toEqual([[issue], { up: undefined, down: undefined }]);
	});

	test("all issues are listed, the one for the button's label first, then those of the fields in order", () => {
		const facts = { instrument: { ...euroDollar, isOpen: false }, quote: undefined };
		expect(issuesOf("", facts, 9)).toEqual([
			{ is: "market closed" },
			{ is: "no price yet" },
			{ is: "expiry missing", field: "option" },
			{ is: "amount missing", field: "amount" },
		]);
	});
});

describe("Pitfall 7: a typed amount is read in the customer's language, or refused", () => {
	test.each<[LanguageCode, string, unknown]>([
		["en", "0,001", [{ is: "too many decimals", field: "amount", allowed: 2 }]],
		["de", "20,5", []],
		["de", "20.5", []],
		["en", "1,234", [{ is: "ambiguous number", field: "amount" }]],
		["en", "2.0,5", [{ is: "ambiguous number", field: "amount" }]],
		["ar", "١٢٫٥", []],
		["ar", "٢٠", []],
	])("%s %s", (language, amount, issues) => {
		expect(issuesOf(amount, { language })).toEqual(issues);
	});
});

test("up and down have the same issues and send the same order, for any input", () => {
	const texts = fc.oneof(
		fc.string(),
		fc.integer({ min: -50, max: 50_000 }).map((cents) => String(cents / 100)),
	);
	const facts = fc.record({
		isSignedIn: fc.boolean(),
		isQuoteOld: fc.boolean(),
		hasOnlyOneAccount: fc.boolean(),
		lossLevel: fc.nat(2),
	});
	fc.assert(
		fc.property(texts, fc.constantFrom(1, 2, 3), facts, (amount, option, known) => {
			const { orders, issues } = summariseMicro({ option, amount }, { ...fineFacts, ...known });
			expect(orders.down).toEqual(orders.up && { ...orders.up, direction: "down" });
			expect(orders.up !== undefined).toBe(issues.length === 0 && known.isSignedIn);
			for (const { is } of issues) expect(microIssueNames).toContain(is);
		}),
	);
});
