import { filesOf, type Lint, type SourceFile } from "./lint.ts";
import { parse, quasisOf, stringOf, walk } from "./syntax.ts";

const source = "packages/mock-server/src";

/** The languages of the platform say the same with the same facts, each in its own words, and nothing that is not used. */
export const platformWords: Lint = {
	name: "the platform's texts are complete in each language",
	find: (root) => {
		const files = filesOf(root, [`${source}/words/*.json`]);
		const english = files.find(({ path }) => path.endsWith("/en.json"));
		if (!english) return [`${source}/words/en.json is missing.`];
		const reference = wordsOf(english);
		return [
			...files.flatMap((file) => [...faultsOf(file), ...differences(file, reference)]),
			...unused(
				Object.keys(reference),
				filesOf(root, [`${source}/**/*.ts`]),
				filesOf(root, [`${source}/scenarios/data/*.json`]),
			),
		];
	},
};

interface Exception {
	readonly languages: readonly string[];
	readonly reason: string;
}

/** Texts that a language writes like English. */
const likeEnglish: Readonly<Record<string, Exception>> = {
	"block.news": { languages: ["de"], reason: "the word of German news pages" },
	"block.list": { languages: ["fr"], reason: "the word is French too" },
	"chat.support": { languages: ["de"], reason: "the word is German too" },
	"company.abuDhabi": { languages: ["de", "id", "it", "my", "pt", "vn"], reason: "name of a place" },
	"company.cyprus": { languages: ["my"], reason: "name of a place" },
	"company.hongKong": { languages: ["fr", "id", "it", "my", "pt", "spa", "tr"], reason: "name of a place" },
	"company.macau": { languages: ["de", "my", "pt"], reason: "name of a place" },
	"company.malta": {
		languages: ["cs", "de", "id", "it", "my", "pl", "pt", "spa", "tr", "vn"],
		reason: "name of a place",
	},
	"instrument.HK50": { languages: ["fr", "id", "it", "my", "pt", "spa", "tr"], reason: "name of a place" },
	"instrument.JP225": { languages: ["de"], reason: "name of a country" },
	"instrument.UK100": { languages: ["my"], reason: "the abbreviation used there" },
	"instrument.US100": { languages: ["de"], reason: "the name of German brokers" },
	"instrument.US30": {
		languages: ["cs", "de", "fr", "id", "it", "my", "pl", "pt", "spa", "tr"],
		reason: "name of a street",
	},
	"instrument.US500": { languages: ["de"], reason: "the name of German brokers" },
	"instrument.XAUUSD": { languages: ["de"], reason: "the word is German too" },
	"instrument.XPTUSD": { languages: ["my"], reason: "the word is Malay too" },
	"menu.orders": { languages: ["de"], reason: "the word of German brokers" },
	"menu.news": { languages: ["de"], reason: "the word of German news pages" },
	"menu.wallet": { languages: ["de"], reason: "the word of German brokers" },
	"menu.transfer": { languages: ["id", "tr"], reason: "the word of banks there" },
	"menu.chat": { languages: ["de"], reason: "the word is German too" },
	"record.deposit": { languages: ["id", "my"], reason: "the word of brokers there" },
};

const wordsOf = (file: SourceFile): Readonly<Record<string, string>> => JSON.parse(file.text);

const codeOf = ({ path }: SourceFile): string => /([a-z]+)\.json$/.exec(path)?.[1] ?? "";

const faultsOf = (file: SourceFile): readonly string[] =>
	Object.entries(wordsOf(file)).flatMap(([key, text]) => [
		...(text.trim() === text && text !== ""
			? []
			: [`${file.path}: ${key} is empty or has blanks at its ends.`]),
		...(/<\/?\w/.test(text) ? [`${file.path}: ${key} has markup: make it a block of its own.`] : []),
		...(text.includes("...") ? [`${file.path}: ${key} has three dots: write …`] : []),
	]);

const differences = (file: SourceFile, reference: Readonly<Record<string, string>>): readonly string[] => {
	const own = wordsOf(file);
	if (codeOf(file) === "en") return [];
	const keys = Object.keys(reference);
	return [
		...Object.keys(own)
			.filter((key) => !Object.hasOwn(reference, key))
			.map((key) => `${file.path}: ${key} is not in en.json.`),
		...keys.flatMap((key) => {
			const [text, english = ""] = [own[key], reference[key]];
			if (text === undefined) return [`${file.path}: ${key} is missing.`];
			const isAllowed = likeEnglish[key]?.languages.includes(codeOf(file)) ?? false;
			return [
				...(factsOf(text) === factsOf(english)
					? []
					: [`${file.path}: ${key} has other facts than in en.json: ${factsOf(english)}`]),
				...(text === english && !isAllowed ? [`${file.path}: ${key} is English.`] : []),
				...(text !== english && isAllowed
					? [`${file.path}: ${key} is not English: remove the exception.`]
					: []),
			];
		}),
	];
};

/** The names in double braces, each as often as it occurs. */
const factsOf = (text: string): string =>
	[...text.matchAll(/\{\{\w+\}\}/g)]
		.map(([name]) => name)
		.sort()
		.join(" ");

const unused = (
	keys: readonly string[],
	sources: readonly SourceFile[],
	scenarios: readonly SourceFile[],
): readonly string[] => {
	const literals = new Set<string>();
	const patterns: (readonly [start: string, end: string])[] = [];
	for (const node of sources.flatMap((file) => walk(parse(file)))) {
		const text = stringOf(node);
		if (text !== undefined) literals.add(text);
		const [start = "", ...rest] = node.type === "TemplateLiteral" ? quasisOf(node) : [];
		if (start.includes(".")) patterns.push([start, rest.at(-1) ?? ""]);
	}
	return keys
		.filter(
			(key) =>
				!literals.has(key) &&
				!scenarios.some(({ text }) => text.includes(`"${key}"`)) &&
				!patterns.some(([start, end]) => key.startsWith(start) && key.endsWith(end)),
		)
		.map((key) => `${source}/words: ${key} is not used.`);
};
