import { type Language, languages } from "./language.ts";

/**
 * The language of the app that the browser prefers, of its tags (BCP 47) in their order; `undefined` if the app has none of them.
 * Regions are ignored, and all variants of Chinese map to the Traditional Chinese of `hk`. Deprecated codes (`in` for Indonesian)
 * are supported.
 */
export const browserLanguage = (tags: readonly string[]): Language | undefined => {
	for (const tag of tags) {
		const wanted = baseOf(tag);
		const found = languages.find((language) => baseOf(language.tag) === wanted);
		if (found) return found;
	}
	return undefined;
};

const baseOf = (tag: string): string => {
	const base = canonical(tag.replaceAll("_", "-")).toLowerCase().replace(/-.*/u, "");
	// Cantonese has its own code.
	return base === "yue" ? "zh" : base;
};

const canonical = (tag: string): string => {
	try {
		return Intl.getCanonicalLocales(tag).join("");
	} catch {
		return "";
	}
};
