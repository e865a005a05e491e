import { inLatinDigits } from "./latin-digits.ts";

/** Spaces around a text, and the invisible direction marks of right-to-left keyboards and of copied text. */
const unseen = /^\s+|\s+$|[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const fullWidth = /[\uff01-\uff5e]/gu;

/**
 * A typed code, number of a document or account, or e-mail address as the platform takes it: Latin digits in place of
 * those of any script of the 19 languages, ASCII in place of forms in full width, without spaces around it and without invisible
 * direction marks. Other letters stay.
 */
export const readTypedCode = (typed: string): string =>
	inLatinDigits(typed)
		.replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
		.replace(unseen, "")
		.trim();

/**
 * A code from an e-mail or a text message, as the platform takes it: without the separators and the punctuation that are copied
 * with it (`390-566`, `390566.`). Only letters and digits are left.
 */
export const readSentCode = (typed: string): string => withoutSeparators(readTypedCode(typed));

/** A text without everything but its letters and digits. */
export const withoutSeparators = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The number of a document, written one way: in capitals, without blanks and with plain hyphens, so that `x 1234567` is
 * `X1234567`.
 */
export const readDocumentNumber = (typed: string): string =>
	readTypedCode(typed)
		.replace(/\s/gu, "")
		.replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/gu, "-")
		.toUpperCase();

/**
 * A typed pay password as the platform takes it: in Latin digits, because a keyboard of another language types the same digits in
 * another script. A login password is sent exactly as typed.
 */
export const readPayPassword = (typed: string): string => inLatinDigits(typed);
