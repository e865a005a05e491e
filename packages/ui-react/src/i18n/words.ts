/// <reference path="./catalogues.d.ts" />

import { words as featureWords, firstWords } from "virtual:catalogues";
import { type Language, type LanguageCode, languageOf, startLanguage } from "@tradewind/domain/site";
import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";
import { readSaved } from "../storage/saved.ts";
import { pseudoIn, pseudoWords } from "./pseudo.ts";
import { createTranslator, type Translate, type Translator, type Words } from "./translator.ts";

/** The language of which a pseudo-locale is made. */
const pseudoSource = "en";

/** Only for `npm run dev`: the build removes it. */
const pseudo = import.meta.env.DEV ? pseudoIn(globalThis.location?.search ?? "") : undefined;

const load = async (catalogues: typeof firstWords, code: LanguageCode): Promise<Words> => {
	const { words } = await catalogues[pseudo ? pseudoSource : code]();
	return pseudo ? pseudoWords(words, pseudo) : words;
};

const saved = readSaved();
const shown = createStore<Translator & { readonly language: Language }>({
	// The first requests are sent before the words arrive, with the language of the customer.
	language: startLanguage({ saved: saved.language, siteDefault: saved.siteLanguage }),
	t: (key) => key,
	addWords: () => {},
});
/** Set by the first feature that loads on demand: from then on each language is loaded with the words of all features. */
let needsFeatureWords = false;
let featureWordsLoaded: Promise<void> = Promise.resolve();

/** The language that was requested last; undefined before the first request. */
let requested: LanguageCode | undefined;
/** The language that the page is shown in. */
let visible: LanguageCode | undefined;

/**
 * Shows the page in `code` and sets `<html lang dir>`. Nothing is unmounted.
 * Resolves to whether the page is in `code` now: false if another language was requested meanwhile. Rejects when the words
 * can't be loaded; the page then keeps its language.
 */
export const showLanguage = async (code: LanguageCode): Promise<boolean> => {
	const chosen = languageOf(code);
	if (!chosen) return false;
	const language: Language = pseudo === "pseudo-rtl" ? { ...chosen, direction: "rtl" } : chosen;
	requested = code;
	if (code === visible) return true;
	const words = await load(firstWords, code);
	const more = needsFeatureWords ? await load(featureWords, code) : {};
	if (requested !== code) return false;
	visible = code;
	const tag = pseudo ? pseudoSource : language.tag;
	shown.set({ language, ...createTranslator({ ...words, ...more }, tag) });
	// The build renders without a document.
	if (typeof document !== "undefined") applyLanguage(language);
	return true;
};

/** Shows English if no language could be loaded, so that no key is shown. */
export const showSomeLanguage = async (): Promise<void> => {
	if (visible === undefined) await showLanguage("en");
};

/** Setting an attribute to the value that it has would restyle the whole page. */
const applyLanguage = ({ tag, direction }: Language): void => {
	const root = document.documentElement;
	if (root.lang !== tag) root.lang = tag;
	if (root.dir !== direction) root.dir = direction;
};

/** Loads the words of the features that load on demand; awaited together with their code. Rejects when they can't be loaded. */
export const loadFeatureWords = (): Promise<void> => {
	if (!needsFeatureWords) {
		needsFeatureWords = true;
		featureWordsLoaded = addFeatureWords();
		// The next caller tries again.
		featureWordsLoaded.catch(() => {
			needsFeatureWords = false;
		});
	}
	return featureWordsLoaded;
};

const addFeatureWords = async (): Promise<void> => {
	const translator = shown.get();
	translator.addWords(await load(featureWords, translator.language.code));
	// The language may have changed while the words were loading.
	if (shown.get() !== translator) await addFeatureWords();
};

/** Only for `npm run dev`: shows the words of a file that was edited. */
import.meta.hot?.on("tradewind:words", ({ language, words }: EditedWords) => {
	const current = shown.get();
	if (language !== current.language.code) return;
	current.addWords(pseudo ? pseudoWords(words, pseudo) : words);
	shown.set({ ...current });
});

interface EditedWords {
	readonly language: string;
	readonly words: Words;
}

export const currentLanguage = (): Language => shown.get().language;

/** `t("feature.key")` in the language of the page, and that language; renders again when it changes. */
export const useWords = (): { readonly t: Translate; readonly language: Language } =>
	useStore(shown.subscribe, shown.get);

/** The current words of the page, for text outside of components. */
export const currentWords: () => { readonly t: Translate; readonly language: Language } = shown.get;

/** Calls `listener` whenever the language of the page changes; returns the function that unsubscribes it. */
export const onLanguageChange = shown.subscribe;
