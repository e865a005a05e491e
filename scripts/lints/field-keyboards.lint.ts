import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";

/** Types of inputs that no keyboard of letters or digits belongs to. */
const withoutKeyboard: readonly string[] = ["checkbox", "radio", "range", "file", "date", "hidden"];

/** Each field names the keyboard of the phone and the label of its enter key. */
export const fieldKeyboards: Lint = {
	name: "each field names its keyboard and its enter key",
	find: (root) => filesOf(root, ["packages/ui-react/src/**/*.tsx"]).flatMap(inFile),
};

const inFile = (file: SourceFile): readonly string[] =>
	walk(parse(file)).flatMap((node) => {
		if (node.type !== "JSXOpeningElement") return [];
		const element = nameOf(child(node, "name"));
		if (element !== "input" && element !== "textarea") return [];
		const attributes = children(node, "attributes");
		const type =
			stringOf(
				child(
					attributes.find((one) => nameOf(one) === "type"),
					"value",
				),
			) ?? "text";
		if (withoutKeyboard.includes(type)) return [];
		return ["inputMode", "enterKeyHint"]
			.filter((name) => !has(attributes, name))
			.map(
				(name) =>
					`${placeIn(file, node.start)}: <${element}> has no ${name}, so the phone guesses its keyboard.`,
			);
	});

const has = (attributes: readonly SyntaxNode[], name: string): boolean =>
	attributes.some((one) => nameOf(one) === name);
