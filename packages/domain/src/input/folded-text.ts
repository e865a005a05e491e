import { inLatinDigits } from "./latin-digits.ts";

/** Letters that are typed as others on a keyboard without them, and that no Unicode decomposition joins. */
const letters: Readonly<Record<string, string>> = {
	ı: "i",
	ł: "l",
	đ: "d",
	ø: "o",
	ß: "ss",
	æ: "ae",
	œ: "oe",
	"’": "'",
};

/** Marks that are optional in these scripts; in others, such as Devanagari, Thai and kana, they are letters. */
const optionalMarks = /([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}])\p{M}+/gu;

/**
 * A text as searches compare it: in small letters, without accents, invisible marks and forms in full width, with Latin digits.
 * It does not depend on the language: `İ`, `I` and `ı` are all `i`.
 */
export const foldedText = (text: string): string =>
	Object.entries(letters).reduce(
		(folded, [letter, plain]) => folded.replaceAll(letter, plain),
		inLatinDigits(text)
			.normalize("NFKD")
			.replace(optionalMarks, "$1")
			.replace(/\p{Cf}/gu, "")
			.normalize("NFC")
			.toLowerCase(),
	);
