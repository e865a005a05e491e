/** An entry of the list of area codes (Spec 1 §3): a country and how its telephone numbers begin. */
export interface AreaCode {
	readonly id: number;
	/** Of the country, as the platform writes it. */
	readonly code: string;
	/** What is dialled, with or without a plus: `+001`. */
	readonly globalCode: string;
}

/** A telephone number that can be sent. */
export interface PhoneNumber {
	readonly area: AreaCode;
	/** Digits. */
	readonly number: string;
}

export interface PhoneIssue {
	readonly is: "area code missing" | "phone missing" | "not a phone number";
}

/** Spec 1 §9, Spec 2 §9. */
export const defaultAreaCode = "+001";

/** What a number of this area begins with: a plus and digits. */
export const prefixOf = ({ globalCode }: AreaCode): string => `+${globalCode.replace(/\D/g, "")}`;

/** The chosen area, or the default one while none is chosen; none where the list doesn't have it. */
export const areaOf = (areas: readonly AreaCode[], chosen: number | undefined): AreaCode | undefined =>
	areas.find((area) => (chosen === undefined ? prefixOf(area) === defaultAreaCode : area.id === chosen));

/**
 * A number as it was typed, without what only parts it: blanks, dots, dashes, brackets, and the invisible marks that come
 * along when it is copied from a list of contacts.
 */
export const stripPhoneNumber = (typed: string): string => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, "");

/** The number that was typed, in its area, or all that is wrong with it, in the order of the fields. */
export const readPhoneNumber = (
	typed: string,
	area: AreaCode | undefined,
): { readonly phone: PhoneNumber | undefined; readonly issues: readonly PhoneIssue[] } => {
	const number = stripPhoneNumber(typed);
	const issues: PhoneIssue[] = [];
	if (!area) issues.push({ is: "area code missing" });
	if (number === "") issues.push({ is: "phone missing" });
	else if (!/^\d+$/.test(number)) issues.push({ is: "not a phone number" });
	return { phone: area && issues.length === 0 ? { area, number } : undefined, issues };
};

/** Prefix and number as one text; loans want a dash between them (Spec 2 §5), an account name nothing (Spec 1 §5). */
export const writePhoneNumber = ({ area, number }: PhoneNumber, separator: "" | "-" = ""): string =>
	`${prefixOf(area)}${separator}${number}`;
