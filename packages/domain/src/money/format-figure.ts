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
