import type { Words } from "./merge.ts";

/** The words of `key` in the language of the page; `{{name}}` is filled from `facts`, `count` chooses the plural. */
export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/**
 * How `words` are said in the language `tag` (BCP-47): plurals stand under `key_one`, `key_few` … as CLDR names them. A key
 * that nobody has worded is shown as it is.
 */
export const sayIn = (words: Words, tag: string): Say => {
	let plurals: Intl.PluralRules | undefined;
	const formOf = (count: number): string => {
		plurals ??= new Intl.PluralRules(tag);
		return plurals.select(count);
	};
	return (key, facts = {}) => {
		const { count } = facts;
		const plural = typeof count === "number" ? words[`${key}_${formOf(count)}`] : undefined;
		const text = plural ?? words[key] ?? key;
		return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ""));
	};
};
