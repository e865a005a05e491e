import type { Property } from "@tradewind/domain/property";
import { properties } from "@tradewind/domain/rule-book";

/** The properties of the rules whose ids begin with one of the words, all without a word; or the word that no such id begins with. */
export const chosenProperties = (
	words: readonly string[],
): { readonly chosen: readonly Property[] } | { readonly unknown: string } => {
	const begins = (word: string) => (property: Property) => property.rule.id.startsWith(word);
	const unknown = words.find((word) => !properties.some(begins(word)));
	if (unknown !== undefined) return { unknown };
	const chosen = properties.filter(
		(property) => words.length === 0 || words.some((word) => begins(word)(property)),
	);
	return { chosen };
};
