import { foldedText } from "@tradewind/domain/input";
import type { Language } from "@tradewind/domain/site";

/** A language with its name in the language of the page. */
export interface NamedLanguage extends Language {
	readonly localName: string;
	/** What a search finds it by: its names, its code and its tag, without accents and in lower case. */
	readonly searched: readonly string[];
}

/** The languages with their names in the language `tag` of the page; the one with the code `present` is first. */
export const namedLanguages = (
	languages: readonly Language[],
	present: string,
	tag: string,
): readonly NamedLanguage[] => {
	const [local, english] = [tag, "en"].map((one) => new Intl.DisplayNames([one], { type: "language" }));
	return languages
		.map((language) => {
			const localName = local?.of(language.tag) ?? language.name;
			const names = [language.name, localName, english?.of(language.tag) ?? "", language.code, language.tag];
			return { ...language, localName, searched: names.map(foldedText) };
		})
		.toSorted((one, other) => Number(other.code === present) - Number(one.code === present));
};

/** The languages of which a name, the code or the tag contains the typed text; all without a text. */
export const findLanguages = (
	languages: readonly NamedLanguage[],
	typed: string,
): readonly NamedLanguage[] => {
	const text = foldedText(typed).trim();
	return languages.filter(({ searched }) => searched.some((name) => name.includes(text)));
};
