import type { Money } from "../../money/decimal.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import type {
	AmountField,
	AnswerField,
	CountField,
	NameField,
	PictureField,
	TextField,
} from "./application-fields.ts";

export type Sex = "male" | "female";
export type IdKind = "ID card" | "passport";

/**
 * What a customer tells of themselves to be lent money (Spec 2 §3). What the site did not ask for, and what may be left
 * empty and was, is `undefined`. Pictures are addresses of what was uploaded.
 */
export type LoanApplication = Readonly<Record<NameField, string>> &
	Readonly<Record<Exclude<TextField, NameField>, string | undefined>> &
	Readonly<Record<AmountField, Money | undefined>> &
	Readonly<Record<CountField, number | undefined>> &
	Readonly<Record<AnswerField, boolean | undefined>> &
	Readonly<Record<PictureField, string | undefined>> & {
		readonly sex: Sex | undefined;
		readonly birthday: CalendarDay | undefined;
		/** The area code and the number, `+001-5551234` (Spec 2 §5). */
		readonly mobile: string | undefined;
		readonly idKind: IdKind | undefined;
	};

/** Where a customer's application stands (Spec 2 §4): 0 to 3 on the wire, in this order. */
export type ApplicationStatus = "not applied" | "waiting for approval" | "approved" | "rejected";

/** What the platform says of a customer's application. */
export interface ApplicationRecord {
	readonly status: ApplicationStatus;
	/** The application that it has, where it tells it. */
	readonly sentBefore: LoanApplication | undefined;
}
