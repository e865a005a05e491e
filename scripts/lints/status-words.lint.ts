import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, nameOf, parse, stringOf, walk } from "./syntax.ts";
import { textsOf, type WordText, wordFiles } from "./word-files.ts";

/** One status has one text, wherever it is shown: the texts of a union have one prefix. Sentences about a status are no names of it. */
export const statusWords: Lint = {
	name: "the statuses of a union have one key prefix",
	find: (root) => {
		const names = wordFiles(root)
			.filter(({ code }) => code === "en")
			.flatMap(textsOf)
			.filter(({ text }) => !/[.!?]$/.test(text));
		return filesOf(root, ["packages/domain/src/**/*.ts"])
			.flatMap(unionsIn)
			.flatMap(({ place, name, statuses }) => {
				const prefixes = prefixesOf(names, statuses);
				return prefixes.length > 1
					? [`${place}: ${name} has the texts ${prefixes.join(" and ")}: keep those of its own page.`]
					: [];
			});
	},
};

interface Union {
	readonly place: string;
	readonly name: string;
	readonly statuses: readonly string[];
}

/** The types of texts whose name ends with Status. */
const unionsIn = (file: SourceFile): readonly Union[] =>
	walk(parse(file)).flatMap((node) => {
		const name = node.type === "TSTypeAliasDeclaration" ? (nameOf(child(node, "id")) ?? "") : "";
		if (!name.endsWith("Status")) return [];
		const statuses = walk(node).flatMap((one) => {
			const status = one.type === "TSLiteralType" ? stringOf(child(one, "literal")) : undefined;
			return status === undefined ? [] : [status];
		});
		return [{ place: placeIn(file, node.start), name, statuses }];
	});

/** The prefixes of keys that have a text for most of the statuses. */
const prefixesOf = (names: readonly WordText[], statuses: readonly string[]): readonly string[] => {
	const counts = new Map<string, number>();
	for (const { key } of names) {
		const status = statuses.find((one) => key.endsWith(`.${one}`));
		const prefix = status && key.slice(0, -status.length);
		if (prefix) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
	}
	return [...counts].flatMap(([prefix, count]) => (count * 2 > statuses.length ? [prefix] : []));
};
