import { type Language, languages } from "./language.ts";

/**
 * The language of the app that the browser prefers, of its tags (BCP 47) in their order; `undefined` if the app has none of
 * them. Regions do not matter, and every Chinese is the Traditional one of `hk`.
 */
export const browserLanguage = (tags: readonly string[]): Language | undefined => {
	for (const tag of tags) {
		const wanted = baseOf(tag);
		const found = languages.find((language) => baseOf(language.tag) === wanted);
		if (found) return found;
	}
	return undefined;
};

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/u, 1)[0] ?? "";
