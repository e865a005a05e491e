import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, children, nameOf, parse, quasisOf, type SyntaxNode, stringOf, walk } from "./syntax.ts";

const shownAttributes = new Set([
	"aria-description",
	"aria-label",
	"aria-placeholder",
	"aria-roledescription",
	"aria-valuetext",
	"alt",
	"description",
	"error",
	"label",
	"placeholder",
	"title",
]);
const letter = /\p{L}/u;

/** Every visible or spoken text comes from the word files (Spec 1 §1). */
export const untranslatedLiteral: Lint = {
	name: "no untranslated literal in the UI",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.tsx"]).flatMap((file) =>
			walk(parse(file))
				.flatMap(shownExpressions)
				.flatMap(textsOf)
				.filter(({ text }) => letter.test(text))
				.toSorted((a, b) => a.start - b.start)
				.map(
					({ text, start }) =>
						`${placeIn(file, start)}: "${text.trim()}" is shown untranslated: add a key to the feature's words/*.json and use t().`,
				),
		),
};

const shownExpressions = (node: SyntaxNode): readonly SyntaxNode[] => {
	if (node.type === "JSXElement" || node.type === "JSXFragment")
		return children(node, "children").map((one) => child(one, "expression") ?? one);
	if (node.type !== "JSXAttribute" || !shownAttributes.has(nameOf(node) ?? "")) return [];
	const value = child(node, "value");
	return value ? [child(value, "expression") ?? value] : [];
};

/** The literal texts that an expression can have as its value. */
const textsOf = (node: SyntaxNode): readonly { readonly text: string; readonly start: number }[] => {
	const text = node.type === "JSXText" ? String(node.value) : stringOf(node);
	if (text !== undefined) return [{ text, start: node.start }];
	if (node.type === "TemplateLiteral")
		return quasisOf(node).map((quasi) => ({ text: quasi, start: node.start }));
	return branches(node).flatMap(textsOf);
};

const branches = (node: SyntaxNode): readonly SyntaxNode[] => {
	const fields: Readonly<Record<string, readonly string[]>> = {
		ConditionalExpression: ["consequent", "alternate"],
		LogicalExpression: ["left", "right"],
		ParenthesizedExpression: ["expression"],
		BinaryExpression: node.operator === "+" ? ["left", "right"] : [],
		TSAsExpression: ["expression"],
	};
	return (fields[node.type] ?? []).flatMap((field) => child(node, field) ?? []);
};
