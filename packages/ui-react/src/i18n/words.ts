import { type Language, type LanguageCode, languageOf, startLanguage } from "@tradewind/domain";
import { readSaved } from "../saved/saved.ts";
import { useStore } from "../shell/use-store.ts";
import type { Words } from "./merge.ts";
import { type Say, sayIn } from "./say.ts";

const fallback = "en";
const loaders = import.meta.glob<{ readonly words: Words }>("./catalogues/*.ts");
const listeners = new Set<() => void>();
const saved = readSaved();
let current: { readonly language: Language; readonly say: Say } = {
	// The first calls leave before the catalogue has come, and what they ask for is to be in the customer's language.
	language: startLanguage({ saved: saved.language, siteDefault: saved.siteLanguage }),
	say: (key) => key,
};

/**
 * Shows the page in `code`: its catalogue (English where it has none yet), `<html lang dir>`. Nothing is unmounted, so
 * what was typed stays. Rejects when the catalogue can't be loaded; the language then stays as it was.
 */
export const showLanguage = async (code: LanguageCode): Promise<void> => {
	const language = languageOf(code);
	if (!language) return;
	const own = loaders[pathOf(code)];
	const file = await (own ?? loaders[pathOf(fallback)])?.();
	current = { language, say: sayIn(file?.words ?? {}, own ? language.tag : fallback) };
	for (const listener of listeners) listener();
	// At build time there is none.
	if (typeof document === "undefined") return;
	document.documentElement.lang = language.tag;
	document.documentElement.dir = language.direction;
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
export const hasOwnWords = (code: LanguageCode): boolean => loaders[pathOf(code)] !== undefined;

const pathOf = (code: string): string => `./catalogues/${code}.ts`;
