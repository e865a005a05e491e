/** A text with Arabic-Indic and Persian digits replaced by Latin ones. */
export const latinDigits = (text: string): string =>
	text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
