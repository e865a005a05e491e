import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

const sides = "(left|right)";
const physicalCss = new RegExp(
	[
		String.raw`(?<![\w-])(scroll-)?(margin|padding)-${sides}\s*:`,
		String.raw`(?<![\w-])border-${sides}(-\w+)?\s*:`,
		String.raw`(?<![\w-])border-(top|bottom)-${sides}-radius\s*:`,
		String.raw`(?<![\w-])${sides}\s*:`,
		String.raw`(?<![\w-])(text-align|float|clear)\s*:\s*${sides}\b`,
	].join("|"),
	"g",
);
const physicalProps = new Set(["ml", "mr", "pl", "pr", "left", "right"]);
const physicalStyle =
	/^((scroll)?([mM]argin|[pP]adding)(Left|Right)|border(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|left|right)$/;
const advice =
	"names a side of the screen: use start and end (margin-inline-start, inset-inline-end, ms, pe), Arabic reads from the right.";

/** Styles use only logical sides, so that they also fit right-to-left pages. */
export const logicalCss: Lint = {
	name: "only logical sides in styles",
	find: (root) => [
		...filesOf(root, ["packages/ui-react/src/**/*.css"]).flatMap(inCss),
		...filesOf(root, ["packages/ui-react/src/**/*.tsx"]).flatMap(inJsx),
	],
};

const inCss = (file: SourceFile): readonly string[] => {
	const withoutComments = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
	return [...withoutComments.matchAll(physicalCss)].map(
		(match) => `${placeIn(file, match.index)}: ${match[0].trim()} ${advice}`,
	);
};

const inJsx = (file: SourceFile): readonly string[] =>
	walk(parse(file))
		.filter(({ type }) => type === "JSXAttribute")
		.flatMap(physicalIn)
		.map((node) => `${placeIn(file, node.start)}: ${file.text.slice(node.start, node.end)} ${advice}`);

const physicalIn = (attribute: SyntaxNode): readonly SyntaxNode[] => {
	const name = nameOf(attribute) ?? "";
	if (physicalProps.has(name)) return [attribute];
	const style = name === "style" ? child(child(attribute, "value"), "expression") : undefined;
	return style
		? children(style, "properties").filter((one) => physicalStyle.test(nameOf(child(one, "key")) ?? ""))
		: [];
};
