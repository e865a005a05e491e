import type { ESTree, Plugin } from "vite";

/** What only tests and documents read of a rule and of a call. */
const paper: Readonly<Record<string, readonly string[]>> = {
	defineRule: ["examples"],
	defineCall: ["clause", "summary", "example"],
	definePage: ["clause", "summary", "example"],
	defineCommand: ["clause", "summary", "example"],
};

/** `.annotate({ identifier: "Id" })`: the names of schemas in the documents of the contracts. */
const annotation = /\.annotate\(\s*\{[^{}]*\},?\s*\)/g;

const defined = /\/(contracts\/src\/[^/]+|packages\/domain\/src\/.+\.rule)\.ts$/;

/** Leaves examples, sentences and names for documents out of the production build. */
export const withoutPaper = (): Plugin => ({
	name: "tradewind:without-paper",
	apply: "build",
	enforce: "pre",
	transform: {
		filter: { id: defined },
		handler(code) {
			const cuts = this.parse(code, { lang: "ts" }).body.flatMap((statement) => cutsOf(statement));
			return { code: without(code, cuts).replaceAll(annotation, ""), map: null };
		},
	},
});

interface Cut {
	readonly start: number;
	readonly end: number;
}

/** The properties of a top-level `define…({ … })` that are only paper. */
const cutsOf = (statement: ESTree.Program["body"][number]): readonly Cut[] => {
	const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
	if (declaration?.type !== "VariableDeclaration") return [];
	return declaration.declarations.flatMap(({ init }) => {
		if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
		const names = paper[init.callee.name] ?? [];
		const [definition] = init.arguments;
		if (definition?.type !== "ObjectExpression") return [];
		return definition.properties.flatMap((property, at) =>
			property.type === "Property" && property.key.type === "Identifier" && names.includes(property.key.name)
				? [{ start: property.start, end: definition.properties[at + 1]?.start ?? definition.end - 1 }]
				: [],
		);
	});
};

const without = (code: string, cuts: readonly Cut[]): string =>
	cuts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
