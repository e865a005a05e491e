import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "../../site/language.ts";
import { picture, rateOf } from "../loans.test-support.ts";
import { agreed, text } from "./agreement.test-support.ts";
import {
	type AgreementInput,
	escapeHtml,
	fillIn,
	holdsSignature,
	MissingValue,
	writeAgreement,
} from "./agreement.ts";
import {
	type AgreementText,
	agreementLanguages,
	agreementParts,
	chooseAgreementText,
	wholeText,
} from "./agreement-text.ts";
import { type AgreedLoan, agreementKeys, agreementValues } from "./agreement-values.ts";

const stored = "<p>As stored, {amount}</p>";
const image = `<img src="${picture}" alt="">`;
const write = (change: Partial<AgreementInput> = {}) =>
	writeAgreement({
		texts: { en: text("en"), hk: text("hk") },
		language: "en",
		loan: agreed,
		stored,
		...change,
	});
const english = [
	"<h1>en: Tradewind lends 1500.5 USD to Mia Berg (10017)</h1>",
	"<p>Austria +043-6641234567 January 31, 2026</p>",
	"<li>30 days</li>",
	"<li>7 free</li>",
	"<li>23 charged</li>",
	"<li>0.125 %</li>",
	"<li>2 %</li>",
	"<li>No withdrawals</li>",
	"<li></li>",
	"<p>Liability</p>",
];

describe("Spec 2 §2, §9: the agreement of a loan", () => {
	test("has three parts and seven terms in order, filled in with the figures of the loan", () => {
		expect(write().split("\n")).toEqual(english);
		expect(agreementParts).toEqual(["rules", "contract", "liability"]);
		expect(wholeText(text("en")).split("\n").length).toBe(3 + 7);
	});

	test("contains the signature at its placeholder", () => {
		expect(write({ signature: picture }).split("\n")).toEqual(
			english.map((line) => (line === "<li></li>" ? `<li>${image}</li>` : line)),
		);
	});

	test("contains the signature at its end if the text has no placeholder for it", () => {
		const bare: AgreementText = {
			...text("en"),
			rules: "a",
			contract: "b",
			terms: ["1", "2", "3", "4", "5", "6", "7"],
			liability: "c",
		};
		expect([write({ texts: { en: bare } }), write({ texts: { en: bare }, signature: picture })]).toEqual([
			"a\nb\n1\n2\n3\n4\n5\n6\n7\nc",
			`a\nb\n1\n2\n3\n4\n5\n6\n7\nc${image}`,
		]);
	});

	test("never charges for a negative number of days", () => {
		expect(write({ loan: { ...agreed, freePeriodDays: 45 } })).toContain("<li>0 charged</li>");
	});

	test("writes figures with the separators of its own language, not of the customer's", () => {
		const loan = { ...agreed };
		expect(
			[write({ language: "de", texts: { de: text("de") }, loan }), write({ language: "de", loan })].map(
				(agreement) => agreement.split("\n")[0],
			),
		).toEqual([
			"<h1>de: Tradewind lends 1500,5 USD to Mia Berg (10017)</h1>",
			"<h1>hk: Tradewind lends 1500.5 USD to Mia Berg (10017)</h1>",
		]);
	});
});

describe("Spec 2 §9: its language", () => {
	test.each(languageCodes)("%s if the agreement has it, else hk", (language) => {
		const texts = Object.fromEntries(agreementLanguages.map((one) => [one, text(one)]));
		const own = language === "pl" ? "hk" : language;
		expect(chooseAgreementText(texts, language)).toEqual({ language: own, text: text(own) });
		expect(chooseAgreementText({ hk: text("hk") }, language)).toEqual({ language: "hk", text: text("hk") });
	});

	test("none without hk", () => {
		expect(chooseAgreementText({ de: text("de") }, "en")).toBe(undefined);
	});
});

describe("Spec 2 §8: the stored text is used instead", () => {
	const unknown: AgreementText = { ...text("en"), liability: "{amuont}" };
	test.each<[why: string, change: Partial<AgreementInput>]>([
		["without a text", { texts: {} }],
		["when a placeholder is unknown", { texts: { en: unknown } }],
		[
			"with a placeholder named like an object property",
			{ texts: { en: { ...unknown, liability: "{constructor}" } } },
		],
		["without a borrower", { loan: { ...agreed, borrower: undefined } }],
		["without a day", { loan: { ...agreed, date: undefined } }],
		["without the free days", { loan: { ...agreed, freePeriodDays: undefined } }],
	])("%s: unchanged, with the signature at its end", (_, change) => {
		expect([write(change), write({ ...change, signature: picture })]).toEqual([stored, stored + image]);
	});

	test("only then: a value that the text does not need may be unknown", () => {
		const modest: AgreementText = {
			...text("en"),
			rules: "",
			contract: "",
			terms: ["", "", "", "", "", "", ""],
		};
		expect(write({ texts: { en: modest }, loan: { ...agreed, borrower: undefined, date: undefined } })).toBe(
			`${"\n".repeat(9)}<p>Liability</p>`,
		);
	});
});

describe("A placeholder", () => {
	test("without a value is reported by its key", () => {
		expect(fillIn("a {b} {c}", new Map([["b", ""]]))).toEqual(Result.fail(new MissingValue({ key: "c" })));
	});

	test("is a word in braces; other braces stay", () => {
		const styles = "p{color:red} {} { a } {a1} {{b}} }{";
		expect(fillIn(styles, new Map([["b", "B"]]))).toEqual(
			Result.succeed("p{color:red} {} { a } {a1} {B} }{"),
		);
	});

	test("is escaped for elements and attributes", () => {
		expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
			"&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
		);
	});

	const anyText = fc.oneof(
		fc.string(),
		fc.constantFrom(
			"<script>alert(1)</script>",
			"{signature}",
			"{amount}",
			'" onload="x',
			"&lt;",
			"$&",
			"$1",
		),
	);
	const names = fc.record({
		lastName: anyText,
		firstName: anyText,
		country: anyText,
		mobile: anyText,
		uid: anyText,
	});

	test("never inserts HTML, whatever its value", () => {
		const plainText: AgreementText = {
			rules: agreementKeys.map((key) => `{${key}}`).join(" "),
			contract: "",
			terms: ["", "", "", "", "", "", ""],
			liability: "",
		};
		fc.assert(
			fc.property(names, anyText, anyText, (borrower, site, currency) => {
				const loan: AgreedLoan = { ...agreed, borrower, site, currency };
				const written = write({ texts: { en: plainText }, loan });
				const filledIn = Object.values(agreementValues(loan, "en")).map((value) => escapeHtml(value ?? ""));
				expect(written).not.toMatch(/[<>"']/);
				expect(written).toBe(`${filledIn.join(" ")}${"\n".repeat(9)}`);
			}),
		);
	});

	test("can be read back unchanged, and is not filled in a second time", () => {
		const shown = (html: string) =>
			html
				.replaceAll("&#39;", "'")
				.replaceAll("&quot;", '"')
				.replaceAll("&gt;", ">")
				.replaceAll("&lt;", "<")
				.replaceAll("&amp;", "&");
		fc.assert(
			fc.property(anyText, anyText, (one, other) => {
				const html = new Map([
					["a", escapeHtml(one)],
					["b", escapeHtml(other)],
				]);
				expect(fillIn("{a}|{b}", html)).toEqual(Result.succeed(`${escapeHtml(one)}|${escapeHtml(other)}`));
				expect(shown(escapeHtml(one))).toBe(one);
			}),
		);
	});

	test("never inserts a second picture for a name that looks like the signature's placeholder", () => {
		const written = write({
			signature: picture,
			loan: {
				...agreed,
				borrower: { lastName: "{signature}", firstName: "M", country: "", mobile: "", uid: "1" },
			},
		});
		expect([written.split(image).length - 1, written.includes("M {signature}")]).toEqual([1, true]);
	});
});

test("The values of a negative rate, of missing days and of a missing borrower are unknown", () => {
	const values = agreementValues(
		{
			...agreed,
			borrower: undefined,
			freePeriodDays: undefined,
			dailyRate: rateOf("-0.001"),
			date: undefined,
		},
		"en",
	);
	expect(values).toEqual({
		lastName: undefined,
		firstName: undefined,
		country: undefined,
		mobile: undefined,
		uid: undefined,
		site: "Tradewind",
		amount: "1500.5",
		currency: "USD",
		loanPeriod: "30",
		freePeriod: undefined,
		interestDays: undefined,
		dailyRate: undefined,
		penaltyRate: "2",
		date: undefined,
	});
});

test.each([
	["", false],
	["<p>Signed</p>", false],
	['<img src="/logo.png">', false],
	['data:image/png <img alt="">', false],
	[image, true],
	["<P><IMG ALT='' SRC = 'data:image/jpeg;base64,AA=='></P>", true],
	["<img class=a src=data:image/png;base64,AA==>", true],
])("%s contains a signature: %s", (html, holds) => {
	expect(holdsSignature(html)).toBe(holds);
});
