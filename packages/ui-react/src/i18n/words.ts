import { type Language, type LanguageCode, languageOf, startLanguage } from "@tradewind/domain/site";
import { useStore } from "../state/use-store.ts";
import { readSaved } from "../storage/saved.ts";
import type { Words } from "./merge.ts";
import { type Say, type Speech, speak } from "./say.ts";

const fallback = "en";

interface Catalogue {
	readonly words: Words;
}
type Catalogues = Readonly<Record<string, () => Promise<Catalogue>>>;

const inFolder = (folder: string, files: Catalogues) => {
	const of = (code: string) => files[`${folder}/${code}.ts`];
	return {
		has: (code: LanguageCode): boolean => of(code) !== undefined,
		/** English where there are none in the language. */
		words: async (code: LanguageCode): Promise<Words> => (await (of(code) ?? of(fallback))?.())?.words ?? {},
	};
};

const first = inFolder("./catalogues", import.meta.glob<Catalogue>("./catalogues/*.ts"));
const later = inFolder("./catalogues/later", import.meta.glob<Catalogue>("./catalogues/later/*.ts"));
const listeners = new Set<() => void>();
const saved = readSaved();
let current: Speech & { readonly language: Language } = {
	// The first calls leave before the catalogue has come, and what they ask for is to be in the customer's language.
	language: startLanguage({ saved: saved.language, siteDefault: saved.siteLanguage }),
	say: (key) => key,
	learn: () => {},
};
/** Somebody has entered a room whose words come later: from then on they come with every language. */
let wantsLater = false;
let learnt: Promise<void> = Promise.resolve();

/** The language that was wanted last; none until then. */
let wanted: LanguageCode | undefined;
/** The language whose words are shown. */
let shown: LanguageCode | undefined;

/**
 * Shows the page in `code`: its catalogue (English where it has none yet), `<html lang dir>`. Nothing is unmounted, so
 * what was typed stays, and what is shown already stays the same object. Rejects when the catalogue can't be loaded; the
 * language then stays as it was. Gives back whether the page is in `code` now: not if another was asked for meanwhile.
 */
export const showLanguage = async (code: LanguageCode): Promise<boolean> => {
	const language = languageOf(code);
	if (!language) return false;
	wanted = code;
	if (code === shown) return true;
	const words = await first.words(code);
	const further = wantsLater ? await later.words(code) : {};
	if (wanted !== code) return false;
	shown = code;
	current = { language, ...speak({ ...words, ...further }, hasOwnWords(code) ? language.tag : fallback) };
	for (const listener of listeners) listener();
	// At build time there is none.
	if (typeof document !== "undefined") wear(language);
	return true;
};

/** An attribute that is set anew, though to the same, has the whole page styled again. */
const wear = ({ tag, direction }: Language): void => {
	const root = document.documentElement;
	if (root.lang !== tag) root.lang = tag;
	if (root.dir !== direction) root.dir = direction;
};

/** The words of the rooms whose code comes when they are entered: awaited with that code. Rejects when they can't be loaded. */
export const laterWords = (): Promise<void> => {
	if (!wantsLater) {
		wantsLater = true;
		learnt = learnLater();
		// Whoever enters such a room next tries again.
		learnt.catch(() => {
			wantsLater = false;
		});
	}
	return learnt;
};

const learnLater = async (): Promise<void> => {
	const asked = current;
	asked.learn(await later.words(asked.language.code));
	// The page may have changed its language meanwhile.
	if (current !== asked) await learnLater();
};

export const currentLanguage = (): Language => current.language;

/** `say("room.thing")` in the language of the page, and that language; renders anew when it changes. */
export const useWords = (): { readonly say: Say; readonly language: Language } =>
	useStore(followLanguage, () => current);

/** The words of the page at this moment, for what is said outside of its components. */
export const currentWords = (): { readonly say: Say; readonly language: Language } => current;

/** Calls `listener` whenever the page is shown in another language; gives back the end of it. */
export const followLanguage = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Whether the app has a catalogue of its own for `code`; without one its words are English. */
export const hasOwnWords = (code: LanguageCode): boolean => first.has(code);
