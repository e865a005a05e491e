import { decimal } from "@tradewind/domain/money";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { localTime, siteTimes } from "../i18n/site-times.ts";
import { figureText } from "./figure-text.ts";
import { percentText } from "./percent-text.ts";

const moment = Date.UTC(2026, 0, 5, 7, 8, 9);
const timesIn = (tag: string) => siteTimes(tag, "GMT");
const plain = (text: string | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, "_");

test("Spec 1 §9, A-45: money, percent and times in each of the 19 languages; `_` is a space that does not break", () => {
	const shown = languages.map(({ code, tag }) =>
		[
			code,
			figureText(decimal("-1234567.5"), { digits: 2, currency: "$" }, tag).text,
			percentText(decimal("-0.25"), tag, { digits: 2, sign: "always" }),
			timesIn(tag).shortNamed("2026-01-05 07:08:09"),
			timesIn(tag).date(moment),
		].map(plain),
	);
	expect(shown).toMatchInlineSnapshot(`
		[
		  [
		    "en",
		    "−$1,234,567.50",
		    "−0.25%",
		    "Jan 5, 07:08 GMT",
		    "Jan 5, 2026",
		  ],
		  [
		    "hk",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1月5日 07:08 GMT",
		    "2026年1月5日",
		  ],
		  [
		    "jp",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1月5日 07:08 GMT",
		    "2026年1月5日",
		  ],
		  [
		    "kr",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1월 5일 07:08 GMT",
		    "2026년 1월 5일",
		  ],
		  [
		    "th",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 ม.ค. 07:08 GMT",
		    "5 ม.ค. 2026",
		  ],
		  [
		    "vn",
		    "−1.234.567,50_$",
		    "−0,25%",
		    "07:08 5 thg 1 GMT",
		    "5 thg 1, 2026",
		  ],
		  [
		    "fr",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5 janv., 07:08 GMT",
		    "5 janv. 2026",
		  ],
		  [
		    "de",
		    "−1.234.567,50_$",
		    "−0,25_%",
		    "5. Jan., 07:08 GMT",
		    "5. Jan. 2026",
		  ],
		  [
		    "ru",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5 янв., 07:08 GMT",
		    "5 янв. 2026 г.",
		  ],
		  [
		    "spa",
		    "−1.234.567,50_$",
		    "−0,25_%",
		    "5 ene, 07:08 GMT",
		    "5 ene 2026",
		  ],
		  [
		    "pt",
		    "−$_1.234.567,50",
		    "−0,25%",
		    "5 de jan., 07:08 GMT",
		    "5 de jan. de 2026",
		  ],
		  [
		    "ar",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 يناير، 07:08 GMT",
		    "5 يناير 2026",
		  ],
		  [
		    "it",
		    "−1.234.567,50_$",
		    "−0,25%",
		    "5 gen, 07:08 GMT",
		    "5 gen 2026",
		  ],
		  [
		    "tr",
		    "−$1.234.567,50",
		    "−%0,25",
		    "5 Oca 07:08 GMT",
		    "5 Oca 2026",
		  ],
		  [
		    "id",
		    "−$1.234.567,50",
		    "−0,25%",
		    "5 Jan, 07.08 GMT",
		    "5 Jan 2026",
		  ],
		  [
		    "my",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 Jan, 07:08 GMT",
		    "5 Jan 2026",
		  ],
		  [
		    "hi",
		    "−$12,34,567.50",
		    "−0.25%",
		    "5 जन॰, 07:08 GMT",
		    "5 जन॰ 2026",
		  ],
		  [
		    "cs",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5. 1. 07:08 GMT",
		    "5. 1. 2026",
		  ],
		  [
		    "pl",
		    "−1_234_567,50_$",
		    "−0,25%",
		    "5 sty, 07:08 GMT",
		    "5 sty 2026",
		  ],
		]
	`);
});

test("A moment in full is the same text whether it comes from the platform or from the device, in every language", () => {
	for (const { tag } of languages)
		expect(timesIn(tag).moment(moment)).toBe(timesIn(tag).long("2026-01-05 07:08:09"));
});

test("Every time is Gregorian and in Latin digits", () => {
	const texts = languages.flatMap(({ tag }) => [
		timesIn(tag).moment(moment),
		timesIn(tag).date(moment),
		timesIn(tag).timeOfDay(moment),
		timesIn(tag).clock(moment, moment + 3 * 86_400_000),
		localTime("2026-01-05 20:08:09", tag, "GMT", "Asia/Hong_Kong") ?? "",
	]);
	expect(texts.filter((text) => /[^\P{Nd}0-9]/u.test(text))).toEqual([]);
	expect(texts.filter((text) => /\d{4}/.test(text) && !text.includes("2026"))).toEqual([]);
});
