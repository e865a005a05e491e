import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";

const code = ["contracts", "packages", "scripts", "bench", "reliability"].map(
	(folder) => `${folder}/**/*.{ts,tsx}`,
);

/** The exports of an entry point are what other packages rely on: an export without a reader hides those that matter. */
export const readExports: Lint = {
	name: "an index.ts exports only what another package, a script or a test imports",
	find: (root) => {
		const doors = doorsOf(root);
		const read = new Set(filesOf(root, code, { withTests: true }).flatMap((file) => readsIn(file, doors)));
		return [...doors.values()].flatMap((path) =>
			exportsOf(root, path)
				.filter(({ name }) => !read.has(`${path} ${name}`) && !read.has(`${path} *`))
				.map(({ name, place }) => `${place}: nothing outside imports ${name}.`),
		);
	},
};

/** The file of each specifier that leads to an index.ts: `@tradewind/domain/fund` → `packages/domain/src/fund/index.ts`. */
const doorsOf = (root: string): ReadonlyMap<string, string> =>
	new Map(
		filesOf(root, ["contracts/package.json", "packages/*/package.json"]).flatMap(({ path, text }) => {
			const { name, exports }: Manifest = JSON.parse(text);
			return Object.entries(exports).flatMap(([entry, file]) =>
				filesOf(root, [join(dirname(path), file)])
					.filter((door) => door.path.endsWith("/index.ts"))
					.map((door): [string, string] => {
						const folder = door.path.split("/").at(-2) ?? "";
						return [join(name, entry.replace("*", folder)), door.path];
					}),
			);
		}),
	);

interface Manifest {
	readonly name: string;
	readonly exports: Readonly<Record<string, string>>;
}

interface Export {
	readonly name: string;
	readonly place: string;
}

const exportsOf = (root: string, path: string): readonly Export[] => {
	const file = { path, text: readFileSync(join(root, path), "utf8") };
	return children(parse(file), "body").flatMap((node): readonly Export[] => {
		const place = (at: SyntaxNode): string => placeIn(file, at.start);
		const namespace = child(node, "exported");
		if (namespace) return [{ name: nameOf(namespace) ?? "", place: place(node) }];
		if (node.type === "ExportAllDeclaration")
			return exportsOf(root, join(dirname(path), stringOf(child(node, "source")) ?? ""));
		return children(node, "specifiers").map((one) => ({
			name: nameOf(child(one, "exported")) ?? "",
			place: place(one),
		}));
	});
};

/** What the file imports of the doors: `<door> <name>`, or `<door> *` for everything. */
const readsIn = (file: SourceFile, doors: ReadonlyMap<string, string>): readonly string[] => {
	if (!/@tradewind\/|\/index\.ts"/.test(file.text)) return [];
	const nodes = walk(parse(file));
	return nodes.flatMap((node) => {
		const specifier = stringOf(child(node, "source")) ?? "";
		const door = specifier.startsWith(".")
			? normalize(join(dirname(file.path), specifier))
			: (doors.get(specifier) ?? "");
		return namesRead(node, nodes).map((name) => `${door} ${name}`);
	});
};

const namesRead = (node: SyntaxNode, nodes: readonly SyntaxNode[]): readonly string[] => {
	if (node.type === "TSImportType") return [nameOf(child(node, "qualifier")) ?? "*"];
	if (node.type === "ImportExpression" || node.type === "ExportAllDeclaration") return ["*"];
	return children(node, "specifiers").flatMap((one) =>
		one.type === "ImportNamespaceSpecifier"
			? membersOf(nameOf(child(one, "local")) ?? "", nodes)
			: (nameOf(child(one, "imported") ?? child(one, "local")) ?? []),
	);
};

/** The names read of a namespace. */
const membersOf = (namespace: string, nodes: readonly SyntaxNode[]): readonly string[] =>
	nodes.flatMap((node) => {
		const [of, member] =
			{ MemberExpression: ["object", "property"], TSQualifiedName: ["left", "right"] }[node.type] ?? [];
		return of && member && nameOf(child(node, of)) === namespace ? (nameOf(child(node, member)) ?? []) : [];
	});
