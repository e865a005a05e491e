import { filesOf, type Lint, placeIn } from "./lint.ts";

const glossary = "docs/glossary.md";
const languages = ["en", "hk", "ar"] as const;
type Language = (typeof languages)[number];

interface Term {
	readonly concept: string;
	/** The terms of the concept, and the words that no text uses for it. */
	readonly terms: Readonly<Record<Language, readonly string[]>>;
	readonly not: Readonly<Record<Language, readonly string[]>>;
}

interface Text {
	readonly place: string;
	readonly language: Language;
	readonly key: string;
	/** Without placeholders. */
	readonly words: string;
}

/** The texts use the terms of "On screen" in docs/glossary.md, and no other word for the same concept. */
export const glossaryTerms: Lint = {
	name: "only the terms of docs/glossary.md on screen",
	find: (root) => {
		const [page] = filesOf(root, [glossary]);
		const terms = termsIn(page?.text ?? "");
		const texts = filesOf(root, ["packages/ui-react/src/**/{first-words,words}/*.json"]).flatMap(textsIn);
		return [
			...texts.flatMap(({ place, language, key, words }) =>
				terms.flatMap((term) =>
					term.not[language]
						.filter((word) => contains(words, word, language))
						.map(
							(word) =>
								`${place}: ${key} says "${word}": the term is "${term.terms[language].join(", ")}" (${glossary}).`,
						),
				),
			),
			...terms.flatMap(({ terms: own }) =>
				languages.flatMap((language) =>
					own[language]
						.filter((term) => !texts.some((text) => text.language === language && mentions(text.words, term)))
						.map((term) => `${glossary}: no ${language} text says "${term}": remove or correct the term.`),
				),
			),
		];
	},
};

/** The rows of the table below "On screen": concept, en, hk, ar, and the words not to use, en · hk · ar. */
const termsIn = (page: string): readonly Term[] =>
	(page.split("## On screen")[1] ?? "")
		.split("\n")
		.filter((line) => line.startsWith("|"))
		.slice(2)
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([, concept = "", en = "", hk = "", ar = "", not = ""]) => {
			const [notEn = "", notHk = "", notAr = ""] = not.split("·");
			return {
				concept,
				terms: { en: listed(en), hk: listed(hk), ar: listed(ar) },
				not: { en: listed(notEn), hk: listed(notHk), ar: listed(notAr) },
			};
		});

const listed = (cell: string): readonly string[] =>
	cell
		.split(/[,;、；،؛]/)
		.map((word) => word.trim())
		.filter((word) => word !== "");

const textsIn = (file: { readonly path: string; readonly text: string }): readonly Text[] => {
	const language = languages.find((code) => file.path.endsWith(`/${code}.json`));
	if (!language) return [];
	const words: Readonly<Record<string, string>> = JSON.parse(file.text);
	return Object.entries(words).map(([key, text]) => ({
		place: placeIn(file, file.text.indexOf(`"${key}"`)),
		language,
		key,
		words: text.replaceAll(/\{\{\w+\}\}/g, "…"),
	}));
};

/** As a whole word where words are separated by blanks, not as a part of another one. */
const contains = (text: string, word: string, language: Language): boolean =>
	language === "hk" ? text.includes(word) : new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "iu").test(text);

const mentions = (text: string, term: string): boolean => text.toLowerCase().includes(term.toLowerCase());
