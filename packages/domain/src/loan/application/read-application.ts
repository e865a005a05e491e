import { BigDecimal, Result } from "effect";
import { areaOf, readPhoneNumber, stripPhoneNumber, writePhoneNumber } from "../../input/phone-number.ts";
import { type Decimal, type Money, money } from "../../money/decimal.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import { type CalendarDay, startOfDay } from "../../time/calendar-day.ts";
import type { FieldFacts, FieldFault, Reading } from "./field-reading.ts";

type Language = Pick<FieldFacts, "language">;

/** A text, trimmed. */
export const readText = (text: string): Reading<string> => {
	const value = text.trim();
	return value === "" ? empty : found(value);
};

/** A choice, an answer or a picture. */
export const readChoice = <Value>(chosen: Value | undefined): Reading<Value> =>
	chosen === undefined ? empty : found(chosen);

/** Amounts have at most two decimals (docs/assumptions.md, A-53). */
const decimals = 2;

/** An amount of zero or more. */
export const readAmount = (text: string, facts: Language): Reading<Money> =>
	readFigure(text, facts, (typed) =>
		BigDecimal.normalize(typed).scale > decimals
			? wrong({ is: "too many decimals", allowed: decimals })
			: found(money(typed)),
	);

export const readAmountAboveZero = (text: string, facts: Language): Reading<Money> => {
	const reading = readAmount(text, facts);
	return reading.is === "a value" && BigDecimal.isZero(reading.value)
		? wrong({ is: "amount is zero" })
		: reading;
};

/** A whole number of zero or more. */
export const readCount = (text: string, facts: Language): Reading<number> =>
	readFigure(text, facts, (typed) => {
		if (BigDecimal.normalize(typed).scale > 0) return wrong({ is: "not a whole number" });
		const value = BigDecimal.toNumberUnsafe(typed);
		return Number.isSafeInteger(value) ? found(value) : wrong({ is: "too large" });
	});

const readFigure = <Value>(
	text: string,
	{ language }: Language,
	read: (typed: Decimal) => Reading<Value>,
): Reading<Value> =>
	Result.match(readTypedDecimal(text, language), {
		onFailure: ({ reason }) => (reason === "empty" ? empty : wrong({ is: reason })),
		onSuccess: read,
	});

/** The earliest allowed birthday (Spec 2 §5, §9). */
const earliestBirthday: CalendarDay = "1940-01-01";

/** A birthday from 1940-01-01 to `today`, inclusive. While today is unknown, there is no upper limit. */
export const readBirthday = (text: string, { today }: Pick<FieldFacts, "today">): Reading<CalendarDay> => {
	const day = text.trim();
	if (day === "") return empty;
	if (startOfDay(day) === undefined) return wrong({ is: "not a day" });
	if (day < earliestBirthday)
		return wrong({ is: "before the earliest birthday", earliest: earliestBirthday });
	if (today !== undefined && day > today) return wrong({ is: "after today" });
	return found(day);
};

/** Area code and number, joined by a dash (Spec 2 §5). */
export const readMobile = (
	text: string,
	{ areas, areaId }: Pick<FieldFacts, "areas" | "areaId">,
): Reading<string> => {
	if (stripPhoneNumber(text) === "") return empty;
	const { phone, issues } = readPhoneNumber(text, areaOf(areas, areaId), "mobile");
	if (phone) return found(writePhoneNumber(phone, "-"));
	const [issue] = issues;
	return issue && issue.is !== "phone missing" ? wrong(issue) : empty;
};

const empty = { is: "empty" } as const;
const found = <Value>(value: Value) => ({ is: "a value", value }) as const;
const wrong = (fault: FieldFault) => ({ is: "wrong", fault }) as const;
