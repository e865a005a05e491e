import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";

const notForThePlatform = /\.(machine|port|errors|actor)\.ts$/;

/** The mock platform computes with the domain's rules and values, and never with the machines it is there to test. */
export const platformIndependence: Lint = {
	name: "the mock platform takes rules and values from the domain, no machine and no port",
	find: (root) => {
		const origins = originsOfExports(root);
		return filesOf(root, ["packages/mock-server/src/**/*.ts"], { withTests: true }).flatMap((file) =>
			[...walk(parse(file))]
				.filter((node) => node.type === "ImportDeclaration" && comesFrom(node, "@tradewind/domain"))
				.flatMap((node) => children(node, "specifiers"))
				.flatMap((specifier) => {
					const name = nameOf(child(specifier, "imported")) ?? "*";
					const origin = origins.get(name) ?? "";
					return name === "*" || notForThePlatform.test(origin)
						? [
								`${placeIn(file, specifier.start)}: ${name} is the app's affair (${origin || "everything"}): the platform may use rules and values only.`,
							]
						: [];
				}),
		);
	},
};

const comesFrom = (node: SyntaxNode, library: string): boolean => stringOf(child(node, "source")) === library;

/** Each exported name of the domain, and the file it stands in. */
const originsOfExports = (root: string): ReadonlyMap<string, string> => {
	const exports = filesOf(root, ["packages/domain/src/index.ts"]).flatMap((file) => [...walk(parse(file))]);
	return new Map(
		exports
			.filter(({ type }) => type === "ExportNamedDeclaration")
			.flatMap((node) =>
				children(node, "specifiers").map(
					(one) => [nameOf(child(one, "exported")) ?? "", stringOf(child(node, "source")) ?? ""] as const,
				),
			),
	);
};
