import { type Decimal, formatFixed, type Rounding } from "./decimal.ts";

export interface FigureFormat {
	/** Decimals that are shown, always all of them. */
	readonly digits: number;
	readonly rounding: Rounding;
	/** `always` puts a plus before gains; zero has no sign. */
	readonly sign: "negative" | "always" | "never";
	/** BCP-47. */
	readonly locale: string;
}

/**
 * `value` as the customer of `locale` writes it, in Latin digits: `-1234.5` is `−1.234,50` in German. Exact: no number
 * is ever made of it.
 */
export const formatFigure = (value: Decimal, format: FigureFormat): string => {
	const text = formatFixed(value, format.digits, format.rounding);
	const [whole = "", fraction] = text.replace("-", "").split(".");
	const marks = marksOf(format.locale);
	const shown = group(whole, marks) + (fraction === undefined ? "" : marks.decimal + fraction);
	return signOf(text, format.sign) + shown;
};

const signOf = (text: string, sign: FigureFormat["sign"]): string => {
	if (sign === "never" || !/[1-9]/.test(text)) return "";
	if (text.startsWith("-")) return "\u2212";
	return sign === "always" ? "+" : "";
};

interface Marks {
	readonly decimal: string;
	readonly group: string;
	/** Length of the groups before the last one, which has three digits. */
	readonly before: number;
}

const noBreak = "\u00a0";
const english: Marks = { decimal: ".", group: ",", before: 3 };
const continental: Marks = { decimal: ",", group: ".", before: 3 };
const spaced: Marks = { decimal: ",", group: noBreak, before: 3 };

/** Written down, because the first `Intl.NumberFormat` of a page costs a slow phone 100 ms; a test compares the two. */
const marksByLanguage: Readonly<Record<string, Marks>> = {
	vi: continental,
	fr: { decimal: ",", group: "\u202f", before: 3 },
	de: continental,
	ru: spaced,
	es: continental,
	pt: continental,
	it: continental,
	tr: continental,
	id: continental,
	hi: { decimal: ".", group: ",", before: 2 },
	cs: spaced,
	pl: spaced,
};

const marksOf = (locale: string): Marks => marksByLanguage[locale.split("-", 1)[0] ?? ""] ?? english;

const group = (whole: string, marks: Marks): string => {
	const groups: string[] = [];
	let end = whole.length;
	for (let size = 3; end > 0; size = marks.before) {
		groups.unshift(whole.slice(Math.max(0, end - size), end));
		end -= size;
	}
	return groups.join(marks.group);
};
