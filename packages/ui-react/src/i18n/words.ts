import { type Language, type LanguageCode, languageOf, startLanguage } from "@tradewind/domain";
import { createInstance } from "i18next";
import { readSaved } from "../saved/saved.ts";
import { useStore } from "../shell/use-store.ts";
import type { Words } from "./merge.ts";

/** The words of `key` in the language of the page; `{{name}}` is filled from `facts`, `count` chooses the plural. */
export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

const fallback = "en";
const loaders = import.meta.glob<{ readonly words: Words }>("./catalogues/*.ts");
const catalogues = createInstance();
const listeners = new Set<() => void>();
const saved = readSaved();
let current: { readonly language: Language; readonly say: Say } = {
	// The first calls leave before the catalogue has come, and what they ask for is to be in the customer's language.
	language: startLanguage({ saved: saved.language, siteDefault: saved.siteLanguage }),
	say: (key) => key,
};

const ready = catalogues.init({
	lng: fallback,
	fallbackLng: fallback,
	resources: {},
	keySeparator: false,
	nsSeparator: false,
	initAsync: false,
	interpolation: { escapeValue: false },
});

/**
 * Shows the page in `code`: its catalogue (English where it has none yet), `<html lang dir>`. Nothing is unmounted, so
 * what was typed stays. Rejects when the catalogue can't be loaded; the language then stays as it was.
 */
export const showLanguage = async (code: LanguageCode): Promise<void> => {
	const language = languageOf(code);
	if (!language) return;
	await ready;
	const has = loaderOf(code) !== undefined;
	const tag = has ? language.tag : fallback;
	await load(has ? code : fallback, tag);
	await catalogues.changeLanguage(tag);
	const fixed = catalogues.getFixedT(tag);
	current = { language, say: (key, facts = {}) => fixed(key, facts) };
	for (const listener of listeners) listener();
	// At build time there is none.
	if (typeof document === "undefined") return;
	document.documentElement.lang = tag;
	document.documentElement.dir = language.direction;
};

export const currentLanguage = (): Language => current.language;

/** `say("room.thing")` in the language of the page, and that language; renders anew when it changes. */
export const useWords = (): { readonly say: Say; readonly language: Language } =>
	useStore(subscribe, () => current);

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Whether the app has a catalogue of its own for `code`; without one its words are English. */
export const hasOwnWords = (code: LanguageCode): boolean => loaderOf(code) !== undefined;

const loaderOf = (code: string) => loaders[`./catalogues/${code}.ts`];

/** Kept under the BCP-47 tag: by the platform's own code (`hk`) the plurals would be those of the device's language. */
const load = async (code: string, tag: string): Promise<void> => {
	if (catalogues.hasResourceBundle(tag, "translation")) return;
	const file = await loaderOf(code)?.();
	if (file) catalogues.addResourceBundle(tag, "translation", { ...file.words });
};
