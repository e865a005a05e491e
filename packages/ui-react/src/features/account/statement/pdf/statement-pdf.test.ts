import { readFileSync } from "node:fs";
import { statementOf } from "@tradewind/domain/account";
import { decimal, money, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { siteTimes } from "../../../../i18n/site-times.ts";
import { translatorFor } from "../../../../i18n/translator.ts";
import ar from "../../words/ar.json";
import en from "../../words/en.json";
import hk from "../../words/hk.json";
import { statementTexts } from "../statement-facts.ts";
import { statementPdf } from "./statement-pdf.ts";

const fonts = "node_modules/@fontsource";
const loadFont = (name: string): Promise<Uint8Array> => {
	const family = ["noto-sans-hk", "ibm-plex-sans-arabic", "noto-sans"].find((one) =>
		name.startsWith(`${one}-`),
	);
	return Promise.resolve(new Uint8Array(readFileSync(`${fonts}/${family}/files/${name}.woff`)));
};

const languages = {
	en: { tag: "en", words: en, isRtl: false, reason: "Margin reserved: EUR/USD #501" },
	hk: { tag: "zh-HK", words: hk, isRtl: false, reason: "保證金凍結：EUR/USD #501" },
	ar: { tag: "ar", words: ar, isRtl: true, reason: "حجز الهامش: EUR/USD #501" },
} as const;
type Language = keyof typeof languages;

const statementWith = (count: number, reason: string) => {
	let balance = decimal("10000");
	const changes = Array.from({ length: count }, (_, place) => {
		const change = decimal(place % 2 === 0 ? "-216.464" : "237.0641");
		balance = BigDecimal.sum(balance, change);
		return {
			id: place,
			kind: place % 2 === 0 ? ("reservation" as const) : ("result" as const),
			change: money(change),
			balanceAfter: money(balance),
			reason: { is: "sentence", text: reason } as const,
			createdAt: `2026-11-${String(1 + (place % 28)).padStart(2, "0")} 10:00:00`,
		};
	});
	const before = {
		id: -1,
		kind: "other" as const,
		change: money(decimal("10000")),
		balanceAfter: money(decimal("10000")),
		reason: { is: "sentence", text: "" } as const,
		createdAt: "2026-10-01 00:00:00",
	};
	const made = statementOf({ before, changes: changes.toReversed(), isWhole: true });
	if (made.is !== "statement") throw new Error(made.is);
	return made.statement;
};

const textsIn = (language: Language, count: number) => {
	const { tag, words, reason } = languages[language];
	const statement = statementWith(count, reason);
	const texts = statementTexts(
		statement,
		{
			site: "Tradewind",
			currency: "USD",
			account: "forex",
			uid: "10000001",
			from: Date.UTC(2026, 10, 1),
			to: Date.UTC(2026, 11, 1),
			monthName: "2026-11",
			madeAt: Date.UTC(2026, 10, 26),
		},
		{ t: translatorFor(words, tag), locale: tag, time: siteTimes(tag, "GMT") },
	);
	return { texts, statement };
};

/** The texts of each page as they are drawn, from left to right. */
const read = async (bytes: Uint8Array) => {
	const document = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
	}
	return pages;
};

const pdfOf = async (language: Language, count: number) => {
	const { tag, isRtl } = languages[language];
	const { texts, statement } = textsIn(language, count);
	const bytes = await statementPdf(texts, { language: tag, isRtl, loadFont });
	return { pages: await read(bytes), texts, statement };
};

/** Without spaces and marks of direction: how a reader splits words is not part of the text. */
const bare = (text: string) => text.normalize("NFKC").replace(/[\s\u200e\u200f\u061c]/g, "");

describe.each(["en", "hk"] as const)("The statement as a PDF in %s", (language) => {
	test("has every text and every amount of the statement", async () => {
		const { pages, texts } = await pdfOf(language, 5);
		const all = bare(pages.join(""));
		const wanted = [
			texts.title,
			texts.note,
			...[texts.head, texts.summary, texts.rows, [texts.columns]].flat(2),
		];
		expect(wanted.filter((text) => !all.includes(bare(text)))).toEqual([]);
	});
});

test("in Arabic the letters are shaped and right to left, and amounts stay left to right", async () => {
	const { pages, texts } = await pdfOf("ar", 5);
	const all = bare(pages.join(""));
	const amounts = [
		...texts.summary.map(([, amount]) => amount),
		...texts.rows.flatMap((row) => row.slice(2)),
	];
	expect(amounts.filter((amount) => !all.includes(bare(amount)))).toEqual([]);
	const letters = (text: string) => [...bare(text).replace(/[^\u0621-\u064a]/g, "")].toSorted().join("");
	const drawn = letters(pages.join(""));
	const expected = letters(
		[
			texts.title,
			texts.note,
			...[texts.head, texts.summary, texts.rows, [texts.columns]].flat(2),
			texts.pageOf(1, 1),
		].join(""),
	);
	expect(drawn).toBe(expected);
});

test("a long statement has several pages, each with the names of its columns, and no row is lost", async () => {
	const { pages, texts, statement } = await pdfOf("en", 120);
	expect(pages.length).toBeGreaterThan(2);
	expect(pages.map((page) => page.includes("Reason"))).toEqual(pages.map(() => true));
	expect(pages.map((page, index) => page.includes(`Page ${index + 1} of ${pages.length}`))).toEqual(
		pages.map(() => true),
	);
	const all = pages.join(" ");
	expect(texts.rows.filter(([, , , balance]) => !all.includes(balance))).toEqual([]);
	// The sums of the file are those of its rows.
	const sum = BigDecimal.sumAll([
		statement.opening,
		...statement.movements.flatMap(({ change }) => change ?? []),
	]);
	expect(toText(sum)).toBe(toText(statement.closing));
});

test("a month without movements says so", async () => {
	const { pages, texts } = await pdfOf("en", 0);
	expect([pages.length, pages.join(" ").includes(texts.noRows)]).toEqual([1, true]);
});

test("a font that can't be loaded fails the file", async () => {
	const { texts } = textsIn("en", 1);
	const loadNone = () => Promise.reject(new Error("offline"));
	await expect(statementPdf(texts, { language: "en", isRtl: false, loadFont: loadNone })).rejects.toThrow(
		"offline",
	);
});
