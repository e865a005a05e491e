import {
	type AgreementText,
	agreementKeys,
	agreementLanguages,
	writeAgreement,
} from "@tradewind/domain/loan";
import { decimal, money, rate } from "@tradewind/domain/money";
import { type LanguageCode, languageCodes } from "@tradewind/domain/site";
import { describe, expect, test } from "vitest";
import { agreementLanguageFor, loadAgreementTexts } from "./agreement-texts.ts";

const textIn = async (language: LanguageCode): Promise<AgreementText> => {
	const own = agreementLanguageFor(language);
	const text = (await loadAgreementTexts(language))[own];
	if (!text) throw new Error(`${language} has no text`);
	return text;
};

const wholeText = ({ rules, contract, terms, liability }: AgreementText): string =>
	[rules, contract, ...terms, liability].join("\n");

/** The words of a text, in lower case, without tags and placeholders. */
const wordsOf = (html: string): readonly string[] =>
	html
		.replace(/<[^>]*>|\{[A-Za-z]+\}/g, " ")
		.toLowerCase()
		.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

const filledIn = async (language: LanguageCode, signature?: string): Promise<string> =>
	writeAgreement({
		texts: await loadAgreementTexts(language),
		language,
		stored: "stored",
		signature,
		loan: {
			borrower: {
				firstName: "Mia",
				lastName: "Berg",
				country: "Austria",
				mobile: "+043-6641234567",
				uid: "10017",
			},
			site: "Tradewind",
			currency: "USD",
			amount: money(decimal("1500.5")),
			loanPeriodDays: 30,
			freePeriodDays: 7,
			dailyRate: rate(decimal("0.00125")),
			penaltyRate: rate(decimal("0.02")),
			date: "2026-01-31",
		},
	});

/** Languages whose text has no Latin letters. */
const otherScripts: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
	hk: /\p{Script=Han}/u,
	ar: /\p{Script=Arabic}/u,
	ru: /\p{Script=Cyrillic}/u,
	kr: /\p{Script=Hangul}/u,
	jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
	th: /\p{Script=Thai}/u,
	hi: /\p{Script=Devanagari}/u,
};

/** English words of the text that also exist in that language. */
const shared: Partial<Readonly<Record<LanguageCode, readonly string[]>>> = {
	it: ["complete", "in", "false", "all"],
	pt: ["a", "as", "no", "for", "legal"],
	de: ["an", "in"],
	fr: ["s", "mobile", "date", "a", "court", "due", "restrictions", "documents", "signature"],
	spa: ["a", "no", "legal"],
	cs: ["a"],
	tr: ["transfer"],
};

describe("Spec 2 §9: the agreement in its languages", () => {
	test.each(agreementLanguages)("%s has three parts, seven terms and every placeholder", async (language) => {
		const text = await textIn(language);
		const html = wholeText(text);
		const placeholders = [...html.matchAll(/\{([A-Za-z]+)\}/g)].map(([, key]) => key);
		expect([...new Set(placeholders)].sort()).toEqual([...agreementKeys, "signature"].sort());
		expect([html.match(/<h3>/g)?.length, html.match(/<h4>/g)?.length, text.terms.length]).toEqual([3, 7, 7]);
		expect(placeholders.filter((key) => key === "signature").length).toBe(1);
	});

	test.each(agreementLanguages)(
		"%s has the placeholders of the English text in each part",
		async (language) => {
			const keysOf = (html: string) => [...new Set(html.match(/\{[A-Za-z]+\}/g))].sort();
			const partsOf = ({ rules, contract, terms, liability }: AgreementText) =>
				[rules, contract, ...terms, liability].map(keysOf);
			expect(partsOf(await textIn(language))).toEqual(partsOf(await textIn("en")));
		},
	);

	test.each(agreementLanguages)(
		"%s promises no day of the period, of interest or of penalty that only one platform computes so",
		async (language) => {
			const keysOf = (html: string) => [...new Set(html.match(/\{[A-Za-z]+\}/g))].sort();
			const { rules, terms } = await textIn(language);
			expect([keysOf(rules), keysOf(terms[1]), keysOf(terms[5])]).toEqual([
				["{site}"],
				["{loanPeriod}"],
				["{penaltyRate}"],
			]);
		},
	);

	test("Spec 2 §4, §9: the English text has no early repayment, no approved identity and no penalty instead of interest", async () => {
		const words = wordsOf(wholeText(await textIn("en")));
		expect(
			["early", "identity", "instead", "calendar", "payout"].filter((word) => words.includes(word)),
		).toEqual([]);
	});

	test.each(agreementLanguages)("%s has no placeholder left once it is filled in", async (language) => {
		const html = await filledIn(language, "data:image/png;base64,aGVsbG8=");
		expect([html === "stored", /[{}]/.test(html), html.match(/<img /g)?.length]).toEqual([false, false, 1]);
	});

	test.each(agreementLanguages.filter((language) => language !== "en"))(
		"%s has no English word left",
		async (language) => {
			const words = wordsOf(wholeText(await textIn(language)));
			const script = otherScripts[language];
			const english = new Set(wordsOf(wholeText(await textIn("en"))));
			const foreign = script
				? words.filter((word) => ![...word].every((letter) => script.test(letter) || /\p{M}/u.test(letter)))
				: words.filter((word) => english.has(word) && !shared[language]?.includes(word));
			expect([words.length > 20, [...new Set(foreign)]]).toEqual([true, []]);
		},
	);

	test("no two languages have a long sentence in common", async () => {
		const paragraphs = new Map<string, LanguageCode[]>();
		for (const language of agreementLanguages)
			for (const [, words = ""] of wholeText(await textIn(language)).matchAll(/<p>([^<]{80,})<\/p>/g))
				paragraphs.set(words, [...(paragraphs.get(words) ?? []), language]);
		expect([...paragraphs.values()].filter((languages) => languages.length > 1)).toEqual([]);
		expect(paragraphs.size).toBeGreaterThan(agreementLanguages.length);
	});

	test("a language without a text of its own gets that of hk", async () => {
		const others = languageCodes.filter((code) => !agreementLanguages.some((one) => one === code));
		expect(others).toEqual(["pl"]);
		expect(await loadAgreementTexts("pl")).toEqual({ hk: await textIn("hk") });
		expect(await filledIn("pl")).toBe(await filledIn("hk"));
	});
});
