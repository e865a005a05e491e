import type { PhoneIssue } from "../../session/account/phone-number.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import type { ApplicationField, PictureField } from "./application-fields.ts";

/** Why a filled-in field cannot be sent (Spec 2 §5). */
export type FieldFault =
	| { readonly is: "not a number" | "ambiguous number" | "below zero" }
	| { readonly is: "amount is zero" | "not a whole number" | "too large" }
	| { readonly is: "too many decimals"; readonly allowed: number }
	| { readonly is: "not a day" | "after today" }
	| { readonly is: "before the earliest birthday"; readonly earliest: CalendarDay }
	/** The area code is a field of its own. */
	| Exclude<PhoneIssue<"mobile">, { readonly is: "phone missing" }>;

/** An issue of a field of a loan application, as data. */
export type ApplicationIssue =
	| { readonly is: "missing"; readonly field: Exclude<ApplicationField, PictureField> }
	| { readonly is: "picture missing"; readonly field: PictureField }
	| (FieldFault & { readonly field: ApplicationField | "area" });
