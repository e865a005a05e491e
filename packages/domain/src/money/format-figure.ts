import { type Decimal, formatFixed, type Rounding } from "./decimal.ts";

export interface FigureFormat {
	/** Number of decimals, always shown in full. */
	readonly digits: number;
	readonly rounding: Rounding;
	/** `always` adds a plus to positive values; zero has no sign. */
	readonly sign: "negative" | "always" | "never";
	/** BCP-47. */
	readonly locale: string;
}

/**
 * `value` as written in `locale`, in Latin digits: `-1234.5` is `−1.234,50` in German. Exact: no floating point is
 * involved.
 */
export const formatFigure = (value: Decimal, format: FigureFormat): string => {
	const text = formatFixed(value, format.digits, format.rounding);
	const [whole = "", fraction] = text.replace("-", "").split(".");
	const marks = marksOf(format.locale);
	const digits = group(whole, marks) + (fraction === undefined ? "" : marks.decimal + fraction);
	return signOf(text, format.sign) + digits;
};

/** A figure of `formatFigure` in percent, as written in `locale`: `12,5 %` in German, `%12,5` in Turkish. */
export const withPercent = (figure: string, locale: string): string => {
	const place = percentPlaces[languageIn(locale)];
	if (place === "before") return afterSign(figure, "%");
	return `${figure}${place === "spaced" ? noBreak : ""}%`;
};

/** A figure of `formatFigure` with the symbol of its currency, as written in `locale`: `−$1.50` is `−1,50 $` in German. */
export const withCurrency = (figure: string, symbol: string, locale: string): string => {
	const place = currencyPlaces[languageIn(locale)];
	if (symbol === "" || place === "after") return symbol === "" ? figure : `${figure}${noBreak}${symbol}`;
	// A symbol of letters, such as USDT, is not written together with digits.
	const gap = place === "spaced" || /\p{L}$/u.test(symbol) ? noBreak : "";
	return afterSign(figure, symbol + gap);
};

const afterSign = (figure: string, text: string): string =>
	figure.replace(/^[+\u2212]?/, (mark) => mark + text);

/** Where the percent sign stands; directly after the figure in all other languages. */
const percentPlaces: Readonly<Record<string, "spaced" | "before">> = {
	fr: "spaced",
	de: "spaced",
	ru: "spaced",
	es: "spaced",
	cs: "spaced",
	tr: "before",
};

/** Where the symbol of a currency stands; directly before the figure in all other languages. */
const currencyPlaces: Readonly<Record<string, "after" | "spaced">> = {
	vi: "after",
	fr: "after",
	de: "after",
	ru: "after",
	es: "after",
	it: "after",
	cs: "after",
	pl: "after",
	pt: "spaced",
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

/**
 * A table, because the first `Intl.NumberFormat` of a page takes 100 ms on a slow phone. A test compares it with
 * Intl.
 */
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

const marksOf = (locale: string): Marks => marksByLanguage[languageIn(locale)] ?? english;

const languageIn = (locale: string): string => locale.split("-", 1)[0] ?? "";

const group = (whole: string, marks: Marks): string => {
	const groups: string[] = [];
	let end = whole.length;
	for (let size = 3; end > 0; size = marks.before) {
		groups.unshift(whole.slice(Math.max(0, end - size), end));
		end -= size;
	}
	return groups.join(marks.group);
};
