import { inEachLanguage } from "./language-words.ts";
import type { Lint } from "./lint.ts";
import { moneyButtons, mustDiffer, mustEqual, otherButtons } from "./word-pairs.ts";

/** Texts of different things differ. */
export const differentWords: Lint = {
	name: "what a customer must tell apart has different texts",
	find: inEachLanguage((words) =>
		mustDiffer
			.filter(([one, other]) => words[one] !== undefined && words[one] === words[other])
			.map(([one, other]) => `${one} and ${other} both say "${words[one]}".`),
	),
};

/** The text of one thing is one. */
export const equalWords: Lint = {
	name: "one status and one concept has one text",
	find: inEachLanguage((words, _, code) =>
		mustEqual
			.filter(({ but }) => but?.[code] === undefined)
			.flatMap(({ keys }) => {
				const present = keys.filter((key) => words[key] !== undefined);
				const texts = new Set(present.map((key) => words[key]));
				return texts.size > 1
					? [`${present.join(", ")} say ${[...texts].map((text) => `"${text}"`).join(", ")}: choose one.`]
					: [];
			}),
	),
};

/** A button that moves money has a text of its own. */
export const moneyButtonWords: Lint = {
	name: "no other button has the text of a button that moves money",
	find: inEachLanguage((words) =>
		moneyButtons.flatMap((money, index) =>
			[...moneyButtons.slice(index + 1), ...otherButtons]
				.filter((other) => words[money] !== undefined && words[money] === words[other])
				.map((other) => `${money} moves money, and ${other} also says "${words[money]}".`),
		),
	),
};
