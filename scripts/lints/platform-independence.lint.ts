import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, children, nameOf, parse, stringOf, walk } from "./syntax.ts";

const notForThePlatform = /\.(machine|port|errors|actor)\.ts$/;

/** The mock platform may use rules and values of the domain, but never its machines, which are tested against it. */
export const platformIndependence: Lint = {
	name: "the mock platform takes rules and values from the domain, no machine and no port",
	find: (root) => {
		const origins = originsOfExports(root);
		return filesOf(root, ["packages/mock-server/src/**/*.ts"], { withTests: true }).flatMap((file) =>
			walk(parse(file))
				.filter(({ type }) => type === "ImportDeclaration")
				.flatMap((node) => {
					const noun = domainNoun(stringOf(child(node, "source")));
					return noun === undefined
						? []
						: children(node, "specifiers").map((specifier) => ({ noun, specifier }));
				})
				.flatMap(({ noun, specifier }) => {
					const name = nameOf(child(specifier, "imported")) ?? "*";
					const origin = origins.get(`${noun}/${name}`) ?? "";
					return name === "*" || notForThePlatform.test(origin)
						? [
								`${placeIn(file, specifier.start)}: ${name} belongs to the app (${origin || "everything"}): the platform may use rules and values only.`,
							]
						: [];
				}),
		);
	},
};

/** `contract` of `@tradewind/domain/contract`; undefined for another library. */
const domainNoun = (source: string | undefined): string | undefined =>
	/^@tradewind\/domain\/(.+)$/.exec(source ?? "")?.[1];

/** `noun/name` of each export of the domain, and the file that defines it. */
const originsOfExports = (root: string): ReadonlyMap<string, string> =>
	new Map(
		filesOf(root, ["packages/domain/src/*/index.ts"]).flatMap((file) => {
			const noun = file.path.split("/").at(-2);
			return walk(parse(file))
				.filter(({ type }) => type === "ExportNamedDeclaration")
				.flatMap((node) =>
					children(node, "specifiers").map(
						(one) =>
							[`${noun}/${nameOf(child(one, "exported"))}`, stringOf(child(node, "source")) ?? ""] as const,
					),
				);
		}),
	);
