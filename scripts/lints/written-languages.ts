import { type LanguageCode, languages } from "../../packages/domain/src/site/language.ts";

/** How texts of one language are written. */
export interface WrittenLanguage {
	readonly code: LanguageCode;
	/** BCP 47. */
	readonly tag: string;
	/** The letters of the language. Latin letters without marks are also allowed in all of them, for names. */
	readonly letters: RegExp;
	/** Whether its own letters are Latin, so that a Latin word may be a word of the language. */
	readonly isLatin: boolean;
	/** Its quotation marks and apostrophe. */
	readonly quotes: string;
	/** Whether its punctuation is full-width between its own letters. */
	readonly isFullWidth: boolean;
}

type Writing = readonly [letters: string, quotes: string];

/** Letters beyond a–z as a character class. */
const writings: Readonly<Record<LanguageCode, Writing>> = {
	en: ["", "“”’'"],
	hk: ["\\p{scx=Han}", "「」『』"],
	jp: ["\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}σ", "「」『』"],
	kr: ["\\p{Script=Hangul}", "“”‘’"],
	th: ["\\p{Script=Thai}", "“”"],
	vn: ["àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ", "“”"],
	fr: ["àâæçéèêëîïôœùûüÿ", "«»’"],
	de: ["äöüß", "„“‚‘’"],
	ru: ["а-яё", "«»„“"],
	spa: ["áéíñóúüº", "«»“”"],
	pt: ["áâãàçéêíóôõúº", "“”"],
	ar: ["\\p{scx=Arabic}", "«»"],
	it: ["àèéìòùº", "«»’"],
	tr: ["çğıiöşüâîûİ", "“”’"],
	id: ["", "“”"],
	my: ["", "“”"],
	hi: ["\\p{Script=Devanagari}", "“”‘’"],
	cs: ["áčďéěíňóřšťúůýž", "„“‚‘"],
	pl: ["ąćęłńóśźż", "„”«»"],
};

const otherScripts: ReadonlySet<LanguageCode> = new Set(["hk", "jp", "kr", "th", "ru", "ar", "hi"]);
const fullWidth: ReadonlySet<LanguageCode> = new Set(["hk", "jp"]);

/** The languages of the app (Spec 1 §1). */
export const writtenLanguages: readonly WrittenLanguage[] = languages.map(({ code, tag }) => {
	const [letters, quotes] = writings[code];
	return {
		code,
		tag,
		letters: new RegExp(`[a-z${letters}]`, "iu"),
		isLatin: !otherScripts.has(code),
		quotes,
		isFullWidth: fullWidth.has(code),
	};
});

export const writtenLanguage = (code: string): WrittenLanguage | undefined =>
	writtenLanguages.find((language) => language.code === code);

/** Abbreviations, formats and names that are written the same in every language. */
export const internationalWords: ReadonlySet<string> = new Set([
	..."A Z O H L C Vol UID ID OK GMT QR SL TP MA EMA BOLL RSI MACD".split(" "),
	..."JPEG PNG WebP HEIC MB PDF CSV IBAN SWIFT IFSC BIC ITR".split(" "),
	..."Bitcoin Ethereum Tron TradingView Tradewind Cookie cookie SMS USD Mia".split(" "),
]);

/** The words of `text` in Latin letters. */
export const latinWords = (text: string): readonly string[] => text.match(/[A-Za-z]+/g) ?? [];
