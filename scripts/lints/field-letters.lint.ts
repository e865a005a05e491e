import { posix } from "node:path";
import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { declarationsOf, styleRulesIn } from "./style-rules.ts";
import { child, children, nameOf, parse, stringOf, walk } from "./syntax.ts";

const fields: ReadonlySet<string> = new Set(["input", "select", "textarea"]);

/** Letters of a field have at least 16 px (`--tw-size-entry`): iPhones zoom the page into a field with smaller ones. */
export const fieldLetters: Lint = {
	name: "no field has letters that phones zoom into",
	find: (root) => {
		const used = new Set(filesOf(root, ["packages/ui-react/src/**/*.tsx"]).flatMap(classesOfFields));
		return filesOf(root, ["packages/ui-react/src/**/*.css"]).flatMap((file) => inCss(file, used));
	},
};

/** The classes of fields as `file.module.css .class`. */
const classesOfFields = (file: SourceFile): readonly string[] => {
	const nodes = walk(parse(file));
	const styles = new Map(
		nodes.flatMap((node) => {
			const path = node.type === "ImportDeclaration" ? (stringOf(child(node, "source")) ?? "") : "";
			if (!path.endsWith(".module.css")) return [];
			const local = nameOf(child(children(node, "specifiers")[0], "local")) ?? "";
			return [[local, posix.join(posix.dirname(file.path), path)] as const];
		}),
	);
	return nodes.flatMap((node) => {
		if (node.type !== "JSXOpeningElement" || !fields.has(nameOf(child(node, "name")) ?? "")) return [];
		const className = children(node, "attributes").find((one) => nameOf(one) === "className");
		return (className ? walk(className) : []).flatMap((one) => {
			const style =
				one.type === "MemberExpression" ? styles.get(nameOf(child(one, "object")) ?? "") : undefined;
			return style ? [`${style} .${nameOf(child(one, "property"))}`] : [];
		});
	});
};

const inCss = (file: SourceFile, used: ReadonlySet<string>): readonly string[] =>
	styleRulesIn(file).flatMap((rule) => {
		const isOfField = rule.selector.split(",").some((selector) => {
			const last =
				selector
					.trim()
					.split(/[\s>+~]+/)
					.at(-1) ?? "";
			const plain = last.replace(/:.*$/, "").replace(/\[.*$/, "");
			return !last.includes("::") && (fields.has(plain) || used.has(`${file.path} ${plain}`));
		});
		return declarationsOf(rule)
			.filter(({ name, value }) => isOfField && name === "font-size" && value !== "var(--tw-size-entry)")
			.map(
				({ value, start }) =>
					`${placeIn(file, start)}: phones zoom into a field with the letters of ${value}: use var(--tw-size-entry).`,
			);
	});
