import { readTypedCode } from "./typed-code.ts";

/** An area code (Spec 1 §3): a country and its dialling prefix. */
export interface AreaCode {
	readonly id: number;
	/** The country, as the platform writes it. */
	readonly code: string;
	/** The prefix, with or without a plus: `+001`. */
	readonly globalCode: string;
}

/** A valid phone number. */
export interface PhoneNumber {
	readonly area: AreaCode;
	/** Digits only. */
	readonly number: string;
}

/** An issue of a typed phone number, with the field of the form that has it. */
export type PhoneIssue<Field extends string> =
	| { readonly is: "area code missing"; readonly field: "area" }
	| { readonly is: "phone missing" | "not a phone number"; readonly field: Field };

/** The default area code (Spec 1 §9, Spec 2 §9). */
export const defaultAreaCode = "+001";

/** The prefix of numbers in this area: a plus and digits. */
export const prefixOf = ({ globalCode }: AreaCode): string => `+${globalCode.replace(/\D/g, "")}`;

/** The chosen area, or the default one if none is chosen; `undefined` if the list does not contain it. */
export const areaOf = (areas: readonly AreaCode[], chosen: number | undefined): AreaCode | undefined =>
	areas.find((area) => (chosen === undefined ? prefixOf(area) === defaultAreaCode : area.id === chosen));

/**
 * A typed number in Latin digits without separators: spaces, dots, dashes, brackets and invisible formatting characters from
 * copied contacts.
 */
export const stripPhoneNumber = (typed: string): string =>
	readTypedCode(typed).replace(/[\s().\p{Pd}\p{Cf}]/gu, "");

/** The typed number in its area, or all its issues in the order of the fields. */
export const readPhoneNumber = <Field extends string>(
	typed: string,
	area: AreaCode | undefined,
	field: Field,
): { readonly phone: PhoneNumber | undefined; readonly issues: readonly PhoneIssue<Field>[] } => {
	const number = stripPhoneNumber(typed);
	const issues: PhoneIssue<Field>[] = [];
	if (!area) issues.push({ is: "area code missing", field: "area" });
	if (number === "") issues.push({ is: "phone missing", field });
	else if (!/^\d+$/.test(number)) issues.push({ is: "not a phone number", field });
	return { phone: area && issues.length === 0 ? { area, number } : undefined, issues };
};

/**
 * Prefix and number as one text. Loans require a dash between them (Spec 2 §5), an account name nothing (Spec 1 §5).
 */
export const writePhoneNumber = ({ area, number }: PhoneNumber, separator: "" | "-" = ""): string =>
	`${prefixOf(area)}${separator}${number}`;
