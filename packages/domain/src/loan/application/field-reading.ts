import type { AreaCode, PhoneIssue } from "../../input/phone-number.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";

/** What reading and writing need beside the value. */
export interface FieldFacts {
	/** The language in which the figures are typed. */
	readonly language: LanguageCode;
	/** The selectable area codes; empty while unknown. */
	readonly areas: readonly AreaCode[];
	/** The chosen one; `undefined` means the default one. */
	readonly areaId: number | undefined;
	/** In the platform's calendar; `undefined` while unknown. */
	readonly today: CalendarDay | undefined;
}

/** Why a filled-in field cannot be sent (Spec 2 §5). */
export type FieldFault =
	| { readonly is: "not a number" | "ambiguous number" | "below zero" }
	| { readonly is: "amount is zero" | "not a whole number" | "too large" }
	| { readonly is: "too many decimals"; readonly allowed: number }
	| { readonly is: "not a day" | "after today" }
	| { readonly is: "before the earliest birthday"; readonly earliest: CalendarDay }
	/** The area code is a field of its own. */
	| Exclude<PhoneIssue<"mobile">, { readonly is: "phone missing" }>;

/** A field after reading: empty, a value, or a fault. */
export type Reading<Value> =
	| { readonly is: "empty" }
	| { readonly is: "a value"; readonly value: Value }
	| { readonly is: "wrong"; readonly fault: FieldFault };
