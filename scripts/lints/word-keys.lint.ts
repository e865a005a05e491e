import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, children, nameOf, parse, quasisOf, type SyntaxNode, stringOf, walk } from "./syntax.ts";
import { isPlural, placeholdersOf, stemOf, type WordFile, wordFiles } from "./word-files.ts";
import { writtenLanguages } from "./written-languages.ts";

/** Every language has the same keys, each with its own plural forms and the same placeholders. */
export const sameKeys: Lint = {
	name: "all languages have the same keys and placeholders",
	find: (root) => {
		const files = wordFiles(root);
		const folders = [...new Set(files.map(({ folder }) => folder))];
		return folders.flatMap((folder) => {
			const reference = files.find((file) => file.folder === folder && file.code === "en");
			return writtenLanguages.flatMap(({ code, tag }) => {
				const file = files.find((one) => one.folder === folder && one.code === code);
				return file ? differences(file, tag, reference?.words ?? {}) : [`${folder}${code}.json is missing.`];
			});
		});
	},
};

/** Every key in `t("feature.key")` has words. */
export const knownKeys: Lint = {
	name: "every key that is used has words",
	find: (root) => {
		const known = allKeys(root);
		return sources(root).flatMap((file) =>
			walk(parse(file))
				.filter(isTranslation)
				.flatMap((call) => {
					const key = children(call, "arguments")[0];
					const missing = key && !keyIsKnown(key, known);
					return missing
						? [`${placeIn(file, key.start)}: ${file.text.slice(key.start, key.end)} is in no en.json.`]
						: [];
				}),
		);
	},
};

/** Every key of the word files is used. */
export const usedKeys: Lint = {
	name: "every key of the catalogues is used",
	find: (root) => {
		const literals = new Set<string>();
		const prefixes = new Set<string>();
		for (const file of sources(root))
			for (const node of walk(parse(file))) {
				const text = stringOf(node);
				if (text !== undefined) literals.add(text);
				const prefix = node.type === "TemplateLiteral" ? quasisOf(node)[0] : undefined;
				if (prefix?.includes(".")) prefixes.add(prefix);
			}
		return [...allKeys(root)]
			.filter((key) => !literals.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)))
			.map((key) => `${key} is not used: remove it from the catalogues.`);
	},
};

const sources = (root: string) => filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"]);

const keysOf = (words: WordFile["words"]): ReadonlySet<string> => new Set(Object.keys(words).map(stemOf));

const allKeys = (root: string): ReadonlySet<string> =>
	new Set(
		wordFiles(root)
			.filter(({ code }) => code === "en")
			.flatMap(({ words }) => [...keysOf(words)]),
	);

const differences = (
	{ path, words }: WordFile,
	tag: string,
	english: WordFile["words"],
): readonly string[] => {
	const own = keysOf(words);
	const reference = keysOf(english);
	const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
	const counted = new Set(Object.keys(words).filter(isPlural).map(stemOf));
	return [
		...[...reference].filter((key) => !own.has(key)).map((key) => `${path}: ${key} is missing.`),
		...[...own].filter((key) => !reference.has(key)).map((key) => `${path}: ${key} is not in en.json.`),
		...[...counted].flatMap((key) =>
			forms
				.filter((form) => !Object.hasOwn(words, `${key}_${form}`))
				.map((form) => `${path}: ${key}_${form} is missing: the language has this plural.`),
		),
		...Object.entries(words).flatMap(([key, text]) =>
			text.trim() === ""
				? [`${path}: ${key} is empty.`]
				: otherPlaceholders(key, text, english).map((fault) => `${path}: ${key} ${fault}`),
		),
	];
};

/** A form of a single number may leave the count out. */
const otherPlaceholders = (key: string, text: string, english: WordFile["words"]): readonly string[] => {
	const expected = english[key] ?? english[`${stemOf(key)}_other`];
	if (expected === undefined) return [];
	const names = (one: string) =>
		placeholdersOf(one)
			.filter((name) => !isPlural(key) || name !== "count")
			.join(", ");
	return names(text) === names(expected)
		? []
		: [`has {{${names(text)}}} in place of {{${names(expected)}}}.`];
};

const isTranslation = (node: SyntaxNode): boolean =>
	node.type === "CallExpression" && nameOf(child(node, "callee")) === "t";

/** A key that is composed at run time must only start like a known key. */
const keyIsKnown = (key: SyntaxNode, known: ReadonlySet<string>): boolean => {
	const text = stringOf(key);
	if (text !== undefined) return known.has(text);
	if (key.type === "ConditionalExpression")
		return ["consequent", "alternate"].every((field) => {
			const branch = child(key, field);
			return branch === undefined || keyIsKnown(branch, known);
		});
	const prefix = key.type === "TemplateLiteral" ? (quasisOf(key)[0] ?? "") : "";
	return prefix === "" || [...known].some((one) => one.startsWith(prefix));
};
