import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";
import { stemOf, textsOf, wordFiles } from "./word-files.ts";

const domain = "packages/domain/src/**/*.ts";

/** Every issue of a form has one text: a shared one, or that of the only feature that has the issue. */
export const issueWords: Lint = {
	name: "each issue has one text",
	find: (root) => {
		const texts = wordFiles(root)
			.filter(({ code }) => code === "en")
			.flatMap(textsOf)
			.flatMap(({ place, key }) => {
				const [, owner, issue] = /^(.*)\.issue\.([^.]+)/.exec(stemOf(key)) ?? [];
				return owner && issue ? [{ place, key, owner, issue }] : [];
			});
		const named = filesOf(root, [domain]).flatMap(issuesIn);
		return [
			...texts.flatMap(({ place, key, owner, issue }) => {
				const other = texts.find((one) => one.issue === issue && one.owner !== owner);
				return other && owner !== "shared"
					? [`${place}: ${key} has a text of another owner, ${other.key}: use one, in shared.issue.`]
					: [];
			}),
			...named.flatMap(({ place, issue }) =>
				texts.some((one) => one.issue === issue)
					? []
					: [`${place}: "${issue}" has no text: add a key that ends with .issue.${issue}`],
			),
		];
	},
};

interface NamedIssue {
	readonly place: string;
	readonly issue: string;
}

/** The names in the property `is` of types whose name ends with Issue or Fault. */
const issuesIn = (file: SourceFile): readonly NamedIssue[] =>
	walk(parse(file))
		.filter(({ type }) => type === "TSTypeAliasDeclaration" || type === "TSInterfaceDeclaration")
		.filter((declaration) => /(?:Issue|Fault)$/.test(nameOf(child(declaration, "id")) ?? ""))
		.flatMap((declaration) => walk(declaration))
		.filter((node) => node.type === "TSPropertySignature" && nameOf(child(node, "key")) === "is")
		.flatMap((property) => walk(property).flatMap((node) => namedIn(file, node)));

const namedIn = (file: SourceFile, node: SyntaxNode): readonly NamedIssue[] => {
	const issue = node.type === "TSLiteralType" ? stringOf(child(node, "literal")) : undefined;
	return issue === undefined ? [] : [{ place: placeIn(file, node.start), issue }];
};
