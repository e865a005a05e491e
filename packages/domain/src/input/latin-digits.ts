/** The zero of Arabic-Indic, Persian, Devanagari, Thai, Burmese and full-width digits. */
const zeros = ["٠", "۰", "०", "๐", "၀", "０"].map((digit) => Number(digit.codePointAt(0)));

/** Replaces the digits of all scripts used by the 19 languages with Latin ones; other characters stay. */
export const inLatinDigits = (text: string): string =>
	Array.from(text, (letter) => {
		const code = Number(letter.codePointAt(0));
		const zero = zeros.find((first) => code >= first && code <= first + 9);
		return zero === undefined ? letter : String(code - zero);
	}).join("");
