import { defaultAreaCode } from "@tradewind/domain/session";

/** The allowed text of the area code while typing: `+` and at most 5 digits (Spec 1 §5). */
export const typedAreaCode = (text: string): string => `+${digitsOf(text).slice(0, 5)}`;

/** The area code when the field is left; an empty one becomes the default (Spec 1 §9). */
export const settledAreaCode = (text: string): string => {
	const code = typedAreaCode(text);
	return code === "+" ? defaultAreaCode : code;
};

/** A phone number as typed, with Arabic-Indic and Persian digits replaced by Latin ones. */
export const typedPhone = (text: string): string =>
	text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

const digitsOf = (text: string): string => typedPhone(text).replace(/\D/g, "");
