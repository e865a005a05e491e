import { createInstance } from "i18next";
import type { Words } from "./merge.ts";

/** The words of `key` in the language of the page; `{{name}}` is filled from `facts`, `count` chooses the plural. */
export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

export interface Speech {
	readonly say: Say;
	/** Takes further words into what is said. */
	readonly learn: (words: Words) => void;
}

/**
 * How `words` are said in the language `tag` (BCP-47): plurals stand under `key_one`, `key_few` … as CLDR names them. A key
 * that nobody has worded is shown as it is.
 */
export const sayIn = (words: Words, tag: string): Say => speak(words, tag).say;

/** As `sayIn`, for a catalogue that comes in parts. */
export const speak = (words: Words, tag: string): Speech => {
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
	/** What is said without facts is looked up once: rows say it anew with every price. */
	const known = new Map<string, string>();
	const sayOnce = (key: string): string => {
		const text = known.get(key) ?? language.t(key);
		known.set(key, text);
		return text;
	};
	return {
		say: (key, facts) => (facts ? language.t(key, { ...facts }) : sayOnce(key)),
		learn: (further) => {
			known.clear();
			language.addResources(tag, "translation", further);
		},
	};
};
