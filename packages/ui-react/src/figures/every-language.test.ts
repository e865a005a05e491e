import { decimal } from "@tradewind/domain/money";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { clockTime } from "../i18n/clock-time.ts";
import { figureText } from "./figure-text.ts";
import { dayInGmt, localTime, momentTime, orderTime, timeOfDay } from "./order-time.ts";
import { percentText } from "./percent-text.ts";

const moment = Date.UTC(2026, 0, 5, 7, 8, 9);
const plain = (text: string | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, "_");

test("Spec 1 §9, A-45: money, percent and times in each of the 19 languages; `_` is a space that does not break", () => {
	const shown = languages.map(({ code, tag }) =>
		[
			code,
			figureText(decimal("-1234567.5"), { digits: 2, currency: "$" }, tag).text,
			percentText(decimal("-0.25"), tag, { digits: 2, sign: "always" }),
			orderTime("2026-01-05 07:08:09", tag),
			dayInGmt(moment, tag),
		].map(plain),
	);
	expect(shown).toMatchInlineSnapshot(`
		[
		  [
		    "en",
		    "−$1,234,567.50",
		    "−0.25%",
		    "Jan 5, 07:08 GMT",
		    "Mon, Jan 5, 2026",
		  ],
		  [
		    "hk",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1月5日 07:08 GMT",
		    "2026年1月5日週一",
		  ],
		  [
		    "jp",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1月5日 07:08 GMT",
		    "2026年1月5日(月)",
		  ],
		  [
		    "kr",
		    "−$1,234,567.50",
		    "−0.25%",
		    "1월 5일 07:08 GMT",
		    "2026년 1월 5일 (월)",
		  ],
		  [
		    "th",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 ม.ค. 07:08 GMT",
		    "จันทร์ 5 ม.ค. 2026",
		  ],
		  [
		    "vn",
		    "−1.234.567,50_$",
		    "−0,25%",
		    "07:08 GMT 5 thg 1",
		    "Thứ 2, 5 thg 1, 2026",
		  ],
		  [
		    "fr",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5 janv., 07:08 GMT",
		    "lun. 5 janv. 2026",
		  ],
		  [
		    "de",
		    "−1.234.567,50_$",
		    "−0,25_%",
		    "5. Jan., 07:08 GMT",
		    "Mo., 5. Jan. 2026",
		  ],
		  [
		    "ru",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5 янв., 07:08 GMT",
		    "пн, 5 янв. 2026 г.",
		  ],
		  [
		    "spa",
		    "−1.234.567,50_$",
		    "−0,25_%",
		    "5 ene, 07:08 GMT",
		    "lun, 5 ene 2026",
		  ],
		  [
		    "pt",
		    "−$_1.234.567,50",
		    "−0,25%",
		    "5 de jan., 07:08 GMT",
		    "seg., 5 de jan. de 2026",
		  ],
		  [
		    "ar",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 يناير، 07:08 GMT",
		    "الاثنين، 5 يناير 2026",
		  ],
		  [
		    "it",
		    "−1.234.567,50_$",
		    "−0,25%",
		    "5 gen, 07:08 GMT",
		    "lun 5 gen 2026",
		  ],
		  [
		    "tr",
		    "−$1.234.567,50",
		    "−%0,25",
		    "5 Oca 07:08 GMT",
		    "5 Oca 2026 Pzt",
		  ],
		  [
		    "id",
		    "−$1.234.567,50",
		    "−0,25%",
		    "5 Jan, 07.08 GMT",
		    "Sen, 5 Jan 2026",
		  ],
		  [
		    "my",
		    "−$1,234,567.50",
		    "−0.25%",
		    "5 Jan, 07:08 GMT",
		    "Isn, 5 Jan 2026",
		  ],
		  [
		    "hi",
		    "−$12,34,567.50",
		    "−0.25%",
		    "5 जन॰, 07:08 GMT",
		    "सोम, 5 जन॰ 2026",
		  ],
		  [
		    "cs",
		    "−1_234_567,50_$",
		    "−0,25_%",
		    "5. 1. 07:08 GMT",
		    "po 5. 1. 2026",
		  ],
		  [
		    "pl",
		    "−1_234_567,50_$",
		    "−0,25%",
		    "5 sty, 07:08 GMT",
		    "pon., 5 sty 2026",
		  ],
		]
	`);
});

test("A moment in full is the same text whether it comes from the platform or from the device, in every language", () => {
	for (const { tag } of languages)
		expect(momentTime(moment, tag)).toBe(orderTime("2026-01-05 07:08:09", tag, true));
});

test("Every time is Gregorian and in Latin digits", () => {
	const texts = languages.flatMap(({ tag }) => [
		momentTime(moment, tag),
		dayInGmt(moment, tag),
		timeOfDay(moment, tag),
		clockTime(moment, tag, moment + 3 * 86_400_000),
		localTime("2026-01-05 20:08:09", tag, "Asia/Hong_Kong") ?? "",
	]);
	expect(texts.filter((text) => /[^\P{Nd}0-9]/u.test(text))).toEqual([]);
	expect(texts.filter((text) => /\d{4}/.test(text) && !text.includes("2026"))).toEqual([]);
});
