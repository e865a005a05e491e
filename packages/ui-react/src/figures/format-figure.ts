import { type Decimal, formatFixed, type Rounding } from "@tradewind/domain";

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
	/** Length of the last group and of those before it: 3 and 3, or 3 and 2 in Hindi. */
	readonly last: number;
	readonly before: number;
}

const known = new Map<string, Marks>();

const marksOf = (locale: string): Marks => {
	const found = known.get(locale);
	if (found) return found;
	const parts = new Intl.NumberFormat(locale, {
		numberingSystem: "latn",
		useGrouping: "always",
		minimumFractionDigits: 1,
	}).formatToParts(1_234_567_890.1);
	const groups = parts.filter((part) => part.type === "integer").map((part) => part.value.length);
	const marks = {
		decimal: parts.find((part) => part.type === "decimal")?.value ?? ".",
		group: parts.find((part) => part.type === "group")?.value ?? ",",
		last: groups.at(-1) ?? 3,
		before: groups.at(-2) ?? 3,
	};
	known.set(locale, marks);
	return marks;
};

const group = (whole: string, marks: Marks): string => {
	const groups: string[] = [];
	let end = whole.length;
	for (let size = marks.last; end > 0; size = marks.before) {
		groups.unshift(whole.slice(Math.max(0, end - size), end));
		end -= size;
	}
	return groups.join(marks.group);
};
