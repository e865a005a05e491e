import { type Language, wordsOf } from "../every-screen.ts";

/**
 * A pattern for an English text of the app in a language: every translation of the keys with this English text. `{{…}}` stands
 * for any figure or name. A "part" is found inside a longer name, a "start" at its beginning.
 */
export const inLanguage = (
	language: Language,
	english: string,
	{ in: place = "whole" }: { readonly in?: "whole" | "part" | "start" } = {},
): RegExp => {
	const keys = Object.entries(wordsOf("en")).filter(([, word]) => word === english);
	if (keys.length === 0) throw new Error(`No word of the app is "${english}".`);
	const words = new Set(keys.map(([key]) => wordsOf(language)[key] ?? english));
	const alternatives = [...words].map((word) =>
		word
			.split(/\{\{.*?\}\}/)
			.map((fixed) =>
				fixed
					.trim()
					.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")
					.replaceAll(/\s+/g, "\\s+"),
			)
			.join(".*"),
	);
	const either = `(${alternatives.join("|")})`;
	return new RegExp({ whole: `^${either}$`, part: either, start: `^${either}( |$)` }[place]);
};
