import type { ESTree, Plugin } from "vite";

/** Properties of rules and calls that only tests and documents read. */
const metadata: Readonly<Record<string, readonly string[]>> = {
	defineRule: ["title", "clause", "whyCode", "examples"],
	defineFormulaRule: ["title", "clause", "examples"],
	defineCall: ["clause", "summary", "example"],
	definePage: ["clause", "summary", "example"],
	defineCommand: ["clause", "summary", "example"],
};

/** `.annotate({ identifier: "Id" })`: the names of schemas in the documents of the contracts. */
const annotation = /\.annotate\(\s*\{[^{}]*\},?\s*\)/g;

const defined = /\/(contracts\/src\/[^/]+|packages\/domain\/src\/.+\.rule)\.ts$/;

/** Removes the metadata of rules and calls from the production build. */
export const stripMetadata = (): Plugin => ({
	name: "tradewind:strip-metadata",
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

/** The metadata of a top-level `define…({ … })`. */
const cutsOf = (statement: ESTree.Program["body"][number]): readonly Cut[] => {
	const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
	if (declaration?.type !== "VariableDeclaration") return [];
	return declaration.declarations.flatMap(({ init }) => {
		if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
		const names = metadata[init.callee.name] ?? [];
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
