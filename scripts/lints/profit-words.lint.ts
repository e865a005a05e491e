import { inEachLanguage } from "./language-words.ts";
import type { Lint } from "./lint.ts";

/** What each language says for both halves of “P/L”, or its short form. */
const profitAndLoss: Readonly<Record<string, RegExp>> = {
	en: /P\/L/,
	hk: /盈虧/,
	jp: /損益/,
	kr: /손익/,
	th: /กำไร\/ขาดทุน/,
	vn: /lãi\/lỗ/i,
	fr: /résultat/i,
	de: /G\/V/,
	ru: /прибыл[ьи]\/убыт/i,
	spa: /P\/G/,
	pt: /L\/P/,
	ar: /ربح\/(ال)?خسارة/,
	it: /risultat/i,
	tr: /K\/Z|kâr\/zarar/i,
	id: /L\/R|laba\/rugi/i,
	my: /U\/R|untung\/rugi/i,
	hi: /लाभ\/हानि/,
	cs: /P\/L/,
	pl: /Z\/S/,
};

/** “P/L” is never “profit”: the translation names both, as its language does. */
export const profitWords: Lint = {
	name: "where English says P/L, each language names profit and loss",
	find: inEachLanguage((words, english, code) =>
		Object.entries(words)
			.filter(([key]) => english[key]?.includes("P/L"))
			.filter(([, text]) => profitAndLoss[code]?.test(text) === false)
			.map(([key, text]) => `${key} says "${text}" for "${english[key]}": name profit and loss.`),
	),
};
