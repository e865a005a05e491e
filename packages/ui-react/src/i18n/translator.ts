import { countText } from "./count-text.ts";

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
	const known = new Map(Object.entries(words));
	const plurals = new Intl.PluralRules(tag);
	const textOf = (key: string, count: string | number | undefined): string => {
		const plural = typeof count === "number" ? known.get(`${key}_${plurals.select(count)}`) : undefined;
		return plural ?? known.get(key) ?? key;
	};
	return {
		t: (key, facts) =>
			facts ? filledIn(textOf(key, facts.count), shownFacts(facts, tag)) : textOf(key, undefined),
		addWords: (more) => {
			for (const [key, text] of Object.entries(more)) known.set(key, text);
		},
	};
};

const filledIn = (text: string, facts: Facts): string =>
	text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ""));

type Facts = Readonly<Record<string, string | number>>;

/** The facts as they are shown in the language `tag`: counts with grouping, texts of the other direction isolated. */
const shownFacts = (facts: Facts, tag: string): Facts =>
	Object.fromEntries(
		Object.entries(facts).map(([name, fact]) => {
			if (typeof fact === "string") return [name, tag === "ar" ? inRightToLeft(fact) : inLeftToRight(fact)];
			return [name, counts.has(name) && Number.isSafeInteger(fact) ? countText(fact, tag) : fact];
		}),
	);

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The order does not change in a word of letters, in a figure without sign, symbol and spaces, and in text that is already isolated. */
const keepsItsOrder = /^(?:\p{L}*|\d[\d.,:]*|[\u2066-\u2068].*)$/u;

/** In a text from right to left, signs, symbols and brackets at an end of a fact and groups of digits would be reordered. */
const inRightToLeft = (fact: string): string =>
	rightToLeftLetter.test(fact) || keepsItsOrder.test(fact) ? fact : `\u2066${fact}\u2069`;

/** A right-to-left name would reorder the figures and signs after it. */
const inLeftToRight = (fact: string): string => (rightToLeftLetter.test(fact) ? `\u2068${fact}\u2069` : fact);

/** Other numbers, such as the number of an order, are identifiers. */
const counts: ReadonlySet<string> = new Set(["count", "total"]);
