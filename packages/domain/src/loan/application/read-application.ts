import { BigDecimal, Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import {
	type AreaCode,
	areaOf,
	readPhoneNumber,
	stripPhoneNumber,
	writePhoneNumber,
} from "../../session/account/phone-number.ts";
import type { LanguageCode } from "../../site/language.ts";
import { type CalendarDay, startOfDay } from "../../time/calendar-day.ts";
import type { AmountField, CountField } from "./application-fields.ts";
import type { ApplicationIssue } from "./application-issue.ts";

/** A field after reading: empty, a value, or an issue. */
export type Reading<Value> =
	| { readonly is: "empty" }
	| { readonly is: "a value"; readonly value: Value }
	| { readonly is: "wrong"; readonly issue: ApplicationIssue };

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

/** An amount of zero or more; the loan amount is above zero. */
export const readAmountField = (field: AmountField, text: string, language: LanguageCode): Reading<Money> => {
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) {
		const { reason } = typed.failure;
		return reason === "empty" ? empty : wrong({ is: reason, field });
	}
	if (BigDecimal.normalize(typed.success).scale > decimals)
		return wrong({ is: "too many decimals", field, allowed: decimals });
	if (field === "loanAmount" && BigDecimal.isZero(typed.success))
		return wrong({ is: "amount is zero", field });
	return found(money(typed.success));
};

/** A whole number of zero or more. */
export const readCount = (field: CountField, text: string, language: LanguageCode): Reading<number> => {
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) {
		const { reason } = typed.failure;
		return reason === "empty" ? empty : wrong({ is: reason, field });
	}
	if (BigDecimal.normalize(typed.success).scale > 0) return wrong({ is: "not a whole number", field });
	const value = BigDecimal.toNumberUnsafe(typed.success);
	return Number.isSafeInteger(value) ? found(value) : wrong({ is: "too large", field });
};

/** The earliest allowed birthday (Spec 2 §5, §9). */
const earliestBirthday: CalendarDay = "1940-01-01";

/** A birthday from 1940-01-01 to `today`, inclusive. While today is unknown, there is no upper limit. */
export const readBirthday = (text: string, today: CalendarDay | undefined): Reading<CalendarDay> => {
	const day = text.trim();
	if (day === "") return empty;
	if (startOfDay(day) === undefined) return wrong({ is: "not a day", field: "birthday" });
	if (day < earliestBirthday)
		return wrong({ is: "before the earliest birthday", field: "birthday", earliest: earliestBirthday });
	if (today !== undefined && day > today) return wrong({ is: "after today", field: "birthday" });
	return found(day);
};

/** Area code and number, joined by a dash (Spec 2 §5). */
export const readMobile = (
	text: string,
	areaId: number | undefined,
	areas: readonly AreaCode[],
): Reading<string> => {
	if (stripPhoneNumber(text) === "") return empty;
	const { phone, issues } = readPhoneNumber(text, areaOf(areas, areaId), "mobile");
	if (phone) return found(writePhoneNumber(phone, "-"));
	const [issue] = issues;
	return issue && issue.is !== "phone missing" ? wrong(issue) : empty;
};

const empty = { is: "empty" } as const;
const found = <Value>(value: Value) => ({ is: "a value", value }) as const;
const wrong = (issue: ApplicationIssue) => ({ is: "wrong", issue }) as const;
