import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, quasisOf, type SyntaxNode, stringOf, walk } from "./syntax.ts";

const complete: Readonly<Record<string, string>> = { en: "en", hk: "zh-HK", ar: "ar" };
const plural = /_(zero|one|two|few|many|other)$/;

/** The complete languages have the same keys, each with its own plural forms. */
export const sameKeys: Lint = {
	name: "en, hk and ar have the same keys",
	find: (root) => {
		const files = catalogueFiles(root);
		const folders = [...new Set(files.map(({ path }) => path.replace(/[a-z]+\.json$/, "")))];
		return folders.flatMap((folder) => {
			const reference = keysOf(files.find(({ path }) => path === `${folder}en.json`));
			return Object.keys(complete).flatMap((code) => {
				const file = files.find(({ path }) => path === `${folder}${code}.json`);
				return file ? differences(file, code, reference) : [`${folder}${code}.json is missing.`];
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
			[...walk(parse(file))].filter(isTranslation).flatMap((call) => {
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

const catalogueFiles = (root: string) =>
	filesOf(root, ["packages/ui-react/src/**/{first-words,words}/*.json"]);

const sources = (root: string) => filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"]);

const wordsOf = (file: SourceFile): Readonly<Record<string, string>> => JSON.parse(file.text);

const keysOf = (file: SourceFile | undefined): ReadonlySet<string> =>
	new Set(file ? Object.keys(wordsOf(file)).map((key) => key.replace(plural, "")) : []);

const allKeys = (root: string): ReadonlySet<string> =>
	new Set(
		catalogueFiles(root)
			.filter(({ path }) => path.endsWith("/en.json"))
			.flatMap((file) => [...keysOf(file)]),
	);

const differences = (file: SourceFile, code: string, reference: ReadonlySet<string>): readonly string[] => {
	const own = keysOf(file);
	const words = wordsOf(file);
	const forms = new Intl.PluralRules(complete[code]).resolvedOptions().pluralCategories;
	const counted = new Set(
		Object.keys(words)
			.filter((key) => plural.test(key))
			.map((key) => key.replace(plural, "")),
	);
	return [
		...[...reference].filter((key) => !own.has(key)).map((key) => `${file.path}: ${key} is missing.`),
		...[...own].filter((key) => !reference.has(key)).map((key) => `${file.path}: ${key} is not in en.json.`),
		...[...counted].flatMap((key) =>
			forms
				.filter((form) => !Object.hasOwn(words, `${key}_${form}`))
				.map((form) => `${file.path}: ${key}_${form} is missing: the language has this plural.`),
		),
		...Object.entries(words)
			.filter(([, text]) => text.trim() === "")
			.map(([key]) => `${file.path}: ${key} is empty.`),
	];
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
