import { createInstance } from "i18next";

/** Translated texts by key. */
export type Words = Readonly<Record<string, string>>;

/** Translates `key` into the language of the page; `{{name}}` is filled from `facts`, `count` selects the plural form. */
export type Translate = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

export interface Translator {
	readonly t: Translate;
	/** Adds words, such as those of the features. */
	readonly addWords: (words: Words) => void;
}

/** The translation function over `words` in the language `tag` (BCP 47). */
export const translatorFor = (words: Words, tag: string): Translate => createTranslator(words, tag).t;

/**
 * A translator over `words` in the language `tag` (BCP 47) that accepts more words later. Plural forms are keyed by CLDR
 * category: `key_one`, `key_few` … An unknown key is returned unchanged.
 */
export const createTranslator = (words: Words, tag: string): Translator => {
	const language = createInstance({
		lng: tag,
		resources: { [tag]: { translation: words } },
		initAsync: false,
		keySeparator: false,
		nsSeparator: false,
		interpolation: { escapeValue: false, skipOnVariables: true },
		missingInterpolationHandler: () => "",
	});
	void language.init();
	const isRightToLeft = tag === "ar";
	/** Texts without facts are cached, because rows request them with every price. */
	const cache = new Map<string, string>();
	const translateOnce = (key: string): string => {
		const text = cache.get(key) ?? language.t(key);
		cache.set(key, text);
		return text;
	};
	return {
		t: (key, facts) =>
			facts ? language.t(key, isRightToLeft ? isolated(facts) : { ...facts }) : translateOnce(key),
		addWords: (more) => {
			cache.clear();
			language.addResources(tag, "translation", more);
		},
	};
};

/** A sign before digits, or groups of digits: an account number, `+852 1234`, `−3.00`. In a text from right to left they would be reordered. */
const needsIsolation = /^[+\u2212]|\d[ \u00a0\u202f]\d/;

const isolated = (facts: Readonly<Record<string, string | number>>): Record<string, string | number> =>
	Object.fromEntries(
		Object.entries(facts).map(([name, fact]) => {
			const isFigure =
				typeof fact === "string" && needsIsolation.test(fact) && !/\p{Script=Arabic}/u.test(fact);
			return [name, isFigure ? `\u2066${fact}\u2069` : fact];
		}),
	);
