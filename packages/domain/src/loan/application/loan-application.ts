import type { ApplicationField, NameField, SentFields } from "./application-fields.ts";

export type OptionalFields = { readonly [Field in ApplicationField]: SentFields[Field] | undefined };

/**
 * A customer's loan application (Spec 2 §3). Fields that were not requested or are optional and empty are
 * `undefined`; the names never are.
 */
export type LoanApplication = OptionalFields & Readonly<Record<NameField, string>>;

/** Status of a customer's application (Spec 2 §4): 0 to 3 on the wire, in this order. */
export type ApplicationStatus = "not applied" | "waiting for approval" | "approved" | "rejected";

/** A customer's application as read from the platform. */
export interface ApplicationRecord {
	readonly status: ApplicationStatus;
	/** Why the previous application was rejected, in the platform's words; empty if it gives no reason. */
	readonly reason: string;
	/** The field that the rejection concerns, if the platform names one (docs/assumptions.md, A-594). */
	readonly concerns?: ApplicationField | undefined;
	/** The previous application, if the platform returns it. */
	readonly sentBefore: LoanApplication | undefined;
}
