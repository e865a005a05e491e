/** Zeros of Arabic-Indic, Persian, Devanagari, Thai, Burmese and full-width digits. */
const zeros = ["٠", "۰", "०", "๐", "၀", "０"].map((digit) => digit.codePointAt(0) ?? 0);

/** A text with the digits of every script that the 19 languages use written in Latin ones; all else stays as it is. */
export const inLatinDigits = (text: string): string =>
	Array.from(text, (letter) => {
		const code = letter.codePointAt(0) ?? 0;
		const zero = zeros.find((first) => code >= first && code <= first + 9);
		return zero === undefined ? letter : String(code - zero);
	}).join("");
