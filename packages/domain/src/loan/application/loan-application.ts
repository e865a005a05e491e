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
 * A customer's loan application (Spec 2 §3). Fields that were not requested or are optional and empty are
 * `undefined`. Pictures are uploaded addresses.
 */
export type LoanApplication = Readonly<Record<NameField, string>> &
	Readonly<Record<Exclude<TextField, NameField>, string | undefined>> &
	Readonly<Record<AmountField, Money | undefined>> &
	Readonly<Record<CountField, number | undefined>> &
	Readonly<Record<AnswerField, boolean | undefined>> &
	Readonly<Record<PictureField, string | undefined>> & {
		readonly sex: Sex | undefined;
		readonly birthday: CalendarDay | undefined;
		/** Area code and number: `+001-5551234` (Spec 2 §5). */
		readonly mobile: string | undefined;
		readonly idKind: IdKind | undefined;
	};

/** Status of a customer's application (Spec 2 §4): 0 to 3 on the wire, in this order. */
export type ApplicationStatus = "not applied" | "waiting for approval" | "approved" | "rejected";

/** A customer's application as read from the platform. */
export interface ApplicationRecord {
	readonly status: ApplicationStatus;
	/** Why the previous application was rejected, in the platform's words; empty if it gives no reason. */
	readonly reason: string;
	/** The previous application, if the platform returns it. */
	readonly sentBefore: LoanApplication | undefined;
}
