import { type AnswerField, answerFields, isAsked } from "./registration-answers.ts";
import type { RegistrationForm } from "./registration-form.ts";
import type { RegistrationFacts } from "./registration-summary.ts";

/**
 * A field on the screen of the registration. `account` is the e-mail address or the phone number, `area` the area code of the
 * phone number or of `mobile`.
 */
export type RegistrationField =
	| "account"
	| "area"
	| "mobile"
	| "password"
	| "repeated"
	| AnswerField
	| "payPassword"
	| "inviteCode"
	| "code"
	| "captchaAnswer";

/** The parts of the registration, in their order. */
type RegistrationStep = "account" | "identity" | "confirmation";

/** A form with more fields is shown in steps. */
const maxFieldsAtOnce = 8;

const asksMobile = ({ asksMobileWithEmail }: RegistrationFacts, by: RegistrationForm["by"]): boolean =>
	by === "email" && asksMobileWithEmail;

interface Row {
	readonly field: RegistrationField;
	readonly step: RegistrationStep;
	/** Whether the field is shown. Without it the field is shown always. */
	readonly isShown?: (facts: RegistrationFacts, by: RegistrationForm["by"]) => boolean;
}

/** Which flag shows which field, in the order of the screen (Spec 1 §5). */
const table: readonly Row[] = [
	{ field: "area", step: "account", isShown: (_, by) => by === "phone" },
	{ field: "account", step: "account" },
	{ field: "password", step: "account" },
	{ field: "repeated", step: "account" },
	{ field: "area", step: "account", isShown: asksMobile },
	{ field: "mobile", step: "account", isShown: asksMobile },
	...answerFields.map(
		(field): Row => ({ field, step: "identity", isShown: (facts) => isAsked(field, facts) }),
	),
	{ field: "payPassword", step: "confirmation", isShown: ({ asksPayPassword }) => asksPayPassword },
	{ field: "inviteCode", step: "confirmation", isShown: ({ asksInviteCode }) => asksInviteCode },
	{ field: "code", step: "confirmation", isShown: ({ proof }) => proof === "code" },
	{ field: "captchaAnswer", step: "confirmation", isShown: ({ proof }) => proof === "captcha" },
];

const shownRows = (by: RegistrationForm["by"], facts: RegistrationFacts): readonly Row[] =>
	table.filter(({ isShown }) => isShown?.(facts, by) ?? true);

/** The fields that the site requests for an account by e-mail or by phone, in the order of the screen (Spec 1 §5). */
export const registrationFields = (
	by: RegistrationForm["by"],
	facts: RegistrationFacts,
): readonly RegistrationField[] => shownRows(by, facts).map(({ field }) => field);

export interface RegistrationPart {
	readonly step: RegistrationStep;
	readonly fields: readonly RegistrationField[];
}

/**
 * The steps of a registration with more than eight fields: the account, the identity and the confirmation, without those that
 * have no field. A shorter one is a single step.
 */
export const registrationParts = (
	by: RegistrationForm["by"],
	facts: RegistrationFacts,
): readonly RegistrationPart[] => {
	const rows = shownRows(by, facts);
	if (rows.length <= maxFieldsAtOnce) return [{ step: "account", fields: rows.map(({ field }) => field) }];
	return (["account", "identity", "confirmation"] as const)
		.map((step) => ({ step, fields: rows.filter((row) => row.step === step).map(({ field }) => field) }))
		.filter(({ fields }) => fields.length > 0);
};
