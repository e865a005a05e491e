import { languages } from "@tradewind/domain/site";

export type WordKey = keyof typeof import("../words/en.json");
export type Words = (key: WordKey, facts?: Readonly<Record<string, string | number>>) => string;

/** The words of the demo in the language of the page, by its tag. */
export const readDemoWords = async (tag: string): Promise<Words> => {
	const code = languages.find((one) => one.tag === tag)?.code ?? "en";
	const reply = await fetch(new URL(`words/${code}.json`, import.meta.url));
	const catalogue: Readonly<Record<WordKey, string>> = await reply.json();
	return (key, facts = {}) =>
		catalogue[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ""));
};
