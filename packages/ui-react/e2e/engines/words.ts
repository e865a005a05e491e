import { type Language, wordsOf } from "../every-screen.ts";

/**
 * A pattern for an English text of the app in a language: every translation of the keys with this English text. `{{…}}` stands
 * for any figure or name, and `part` looks for the text inside a longer name.
 */
export const inLanguage = (
	language: Language,
	english: string,
	{ part = false }: { readonly part?: boolean } = {},
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
	return new RegExp(part ? alternatives.join("|") : `^(${alternatives.join("|")})$`);
};
