import type { RegistrationForm } from "./registration-form.ts";
import type { RegistrationFacts, RegistrationIssue } from "./registration-summary.ts";

/** A field on the screen of the registration. `area` is the area code of `phone` or `mobile`. */
export type RegistrationField =
	| "email"
	| "area"
	| "phone"
	| "mobile"
	| "password"
	| "repeated"
	| "name"
	| "idType"
	| "idNumber"
	| "ssn"
	| "front"
	| "reverse"
	| "hand"
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
	{ field: "email", step: "account", isShown: (_, by) => by === "email" },
	{ field: "area", step: "account", isShown: (_, by) => by === "phone" },
	{ field: "phone", step: "account", isShown: (_, by) => by === "phone" },
	{ field: "password", step: "account" },
	{ field: "repeated", step: "account" },
	{ field: "area", step: "account", isShown: asksMobile },
	{ field: "mobile", step: "account", isShown: asksMobile },
	{ field: "name", step: "identity" },
	{ field: "idType", step: "identity" },
	{ field: "idNumber", step: "identity" },
	{ field: "ssn", step: "identity", isShown: ({ asksSsn }) => asksSsn },
	{ field: "front", step: "identity" },
	{ field: "reverse", step: "identity" },
	{ field: "hand", step: "identity", isShown: ({ asksHandPicture }) => asksHandPicture },
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

/** The field that shows an issue. */
export const fieldOfRegistrationIssue = (
	issue: RegistrationIssue,
	by: RegistrationForm["by"],
): RegistrationField => {
	switch (issue.is) {
		case "email missing":
		case "not an e-mail":
			return "email";
		case "area code missing":
			return "area";
		case "phone missing":
		case "not a phone number":
			return by === "phone" ? "phone" : "mobile";
		case "input full":
			return issue.field;
		case "not equal":
			return "repeated";
		case "pay password missing":
			return "payPassword";
		case "invite code missing":
			return "inviteCode";
		case "code missing":
			return "code";
		case "captcha missing":
		case "captcha answer missing":
			return "captchaAnswer";
	}
};
