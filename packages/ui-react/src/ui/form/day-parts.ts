import { readTypedCode } from "@tradewind/domain/input";
import { commonYearOf } from "@tradewind/domain/time";

export type DayPart = "day" | "month" | "year";

export type DayParts = Readonly<Record<DayPart, string>>;

const isPart = (type: string): type is DayPart => type === "day" || type === "month" || type === "year";

/** The parts of a date in the order in which a language writes them with the name of the month. */
export const dayParts = (tag: string): readonly DayPart[] =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC", calendar: "gregory" })
		.formatToParts(0)
		.map(({ type }) => type)
		.filter(isPart);

/** The parts as typed, of `YYYY-MM-DD` or the beginning of one. */
export const partsOfDay = (value: string): DayParts => {
	const [year = "", month = "", day = ""] = value.split("-");
	return { year, month, day };
};

/** `YYYY-MM-DD` of digits of any script; empty if nothing is typed. An incomplete day is not a day. */
export const dayOfParts = ({ year, month, day }: DayParts): string =>
	year === "" && month === "" && day === ""
		? ""
		: readTypedCode(`${year}-${month}-${day.length === 1 ? `0${day}` : day}`);

const lengths: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

export interface TypedDay {
	readonly parts: DayParts;
	/** The year of the Buddhist calendar that was typed in place of the common one. */
	readonly buddhistYear: string | undefined;
}

/**
 * The parts after a text was typed or pasted into one of them; `undefined` if the text is too long and is not a complete day. A
 * whole day (`1990-05-31`, `31.05.1990`) fills all parts. A year of the Buddhist calendar becomes the common one.
 */
export const withTypedPart = (
	parts: DayParts,
	part: DayPart,
	text: string,
	order: readonly DayPart[],
): TypedDay | undefined => {
	const digits = text.replace(/\P{Nd}/gu, "");
	const isOnePart = digits.length <= lengths[part] && !/\p{Nd}\P{Nd}+\p{Nd}/u.test(text);
	const next = isOnePart ? { ...parts, [part]: digits } : wholeDay(text, order);
	if (!next) return undefined;
	const common = /^\d{4}$/.test(readTypedCode(next.year))
		? commonYearOf(Number(readTypedCode(next.year)))
		: undefined;
	return common === undefined
		? { parts: next, buddhistYear: undefined }
		: { parts: { ...next, year: String(common) }, buddhistYear: next.year };
};

/** Day and month are in the order of the customer's language, unless only the other one is possible. */
const wholeDay = (text: string, order: readonly DayPart[]): DayParts | undefined => {
	const plain = readTypedCode(text);
	const yearFirst = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/u.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)$/u.exec(plain);
	if (yearFirst) return asDay(yearFirst[1], yearFirst[2], yearFirst[3]);
	const yearLast = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/u.exec(plain);
	if (!yearLast) return undefined;
	const [, one, other, year] = yearLast;
	const isMonthFirst = order.indexOf("month") < order.indexOf("day");
	const [month, day] = isMonthFirst ? [one, other] : [other, one];
	return asDay(year, month, day) ?? asDay(year, day, month);
};

const asDay = (year = "", month = "", day = ""): DayParts | undefined =>
	Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
		? { year, month: month.padStart(2, "0"), day: day.padStart(2, "0") }
		: undefined;
