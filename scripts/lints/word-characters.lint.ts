import type { Lint } from "./lint.ts";
import { customerWordFiles, textsOf, withoutPlaceholders } from "./word-files.ts";
import {
	internationalWords,
	latinWords,
	type WrittenLanguage,
	writtenLanguage,
} from "./written-languages.ts";

const quotes = /["“”„‘’‚'«»‹›「」『』《》＂]/gu;
const fullWidthForms = /[\u3000-\u300f\uff01-\uff0f\uff1a-\uff20]/u;
const fullWidthLetters = /[０-９Ａ-Ｚａ-ｚ]/u;
/** Half-width punctuation beside a full-width letter. */
const halfWidth =
	/(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[,.!?;:]|[,!?;:](?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/u;
const ownDigits = /[^\P{Nd}0-9]/u;

/** Texts have the characters of their language: its scripts, quotation marks, width and spaces. */
export const wordCharacters: Lint = {
	name: "texts are written in the characters of their language",
	find: (root) =>
		customerWordFiles(root).flatMap((file) => {
			const language = writtenLanguage(file.code);
			if (!language) return [`${file.path}: there is no language "${file.code}".`];
			return textsOf(file).flatMap(({ place, key, text }) =>
				faultsOf(withoutPlaceholders(text, "0"), language).map((fault) => `${place}: ${key} ${fault}`),
			);
		}),
};

const faultsOf = (text: string, language: WrittenLanguage): readonly string[] => {
	const foreign = [...text].filter((one) => /[\p{L}\p{M}]/u.test(one) && !language.letters.test(one));
	const strange = language.isLatin ? [] : latinWords(text).filter((word) => !internationalWords.has(word));
	const marks = (text.match(quotes) ?? []).filter((mark) => !language.quotes.includes(mark));
	return [
		...(foreign.length > 0 ? [`has letters of another language: ${foreign.join(" ")}`] : []),
		...(strange.length > 0 ? [`has words in Latin letters: ${strange.join(" ")}`] : []),
		...(marks.length > 0 ? [`has ${marks.join(" ")}: the marks of the language are ${language.quotes}`] : []),
		...(text.includes("...") ? ["has three dots in place of …"] : []),
		...(ownDigits.test(text) ? ["has digits other than 0–9"] : []),
		...(fullWidthLetters.test(text) ? ["has full-width letters or digits"] : []),
		...(language.isFullWidth
			? halfWidth.test(text)
				? ["has half-width punctuation"]
				: []
			: fullWidthForms.test(text)
				? ["has full-width punctuation"]
				: []),
		...(text !== text.trim() || text.includes("  ") ? ["has spaces at its ends or doubled"] : []),
		...spaceFaults(text, language),
	];
};

/** French has a narrow no-break space before ; ! ? and inside « », and a no-break space before a colon; others have none. */
const spaceFaults = (text: string, { code }: WrittenLanguage): readonly string[] => {
	if (code !== "fr") return /\s[;:!?,.]/u.test(text) ? ["has a space before punctuation"] : [];
	const isWrong =
		/[^\u202f][;!?]|«[^\u202f]|[^\u202f]»/u.test(text) || /[^\u00a0\u202f\d]:|[\u00a0\u202f]?0 :/u.test(text);
	return isWrong ? ["lacks a no-break space of French punctuation"] : [];
};
