import { defaultAreaCode } from "@tradewind/domain/session";

/** What may stand in the field of the area code while it is typed: `+` and at most 5 digits (Spec 1 §5). */
export const typedAreaCode = (text: string): string => `+${digitsOf(text).slice(0, 5)}`;

/** The area code that is meant when the field is left; an emptied one is the default (Spec 1 §9). */
export const settledAreaCode = (text: string): string => {
	const code = typedAreaCode(text);
	return code === "+" ? defaultAreaCode : code;
};

/** A phone number as typed, its Arabic-Indic and Persian digits turned into those that the platform knows. */
export const typedPhone = (text: string): string =>
	text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const digitsOf = (text: string): string => typedPhone(text).replace(/\D/g, "");
