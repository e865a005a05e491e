import { inEachLanguage } from "./language-words.ts";
import type { Lint } from "./lint.ts";

/** The same English sentence in app and platform has one translation. */
export const sameSentences: Lint = {
	name: "the same sentence of app and platform has one translation",
	find: inEachLanguage((words, english) => {
		const ofPlatform = new Map(
			Object.entries(english).flatMap(([key, text]) =>
				key.startsWith("platform:") && isSentence(text) ? [[bare(text), key] as const] : [],
			),
		);
		return Object.entries(english).flatMap(([key, text]) => {
			const twin = key.startsWith("platform:") ? undefined : ofPlatform.get(bare(text));
			const [own, other] = [words[key], words[twin ?? ""]];
			return own === undefined || other === undefined || bare(own) === bare(other)
				? []
				: [`${key} says "${own}" and ${twin} "${other}": choose one.`];
		});
	}),
};

/** The meaning of a label of one or two words may depend on its place. */
const isSentence = (text: string): boolean => text.split(" ").length > 2;

/** Without the mark at the end, which differs between messages and hints. */
const bare = (text: string): string => text.replace(/[.。।]$/, "");
