import { readTypedCode } from "@tradewind/domain/command";

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

/** `YYYY-MM-DD` of digits of any script; empty if nothing is typed. What is not complete is no day. */
export const dayOfParts = ({ year, month, day }: DayParts): string =>
	year === "" && month === "" && day === ""
		? ""
		: readTypedCode(`${year}-${month}-${day.length === 1 ? `0${day}` : day}`);
