import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

const operations = new Set([
	...["sum", "sumAll", "subtract", "multiply", "multiplyAll", "divide", "divideUnsafe"],
	...["remainder", "remainderUnsafe", "round", "scale", "truncate", "ceil", "floor"],
]);

/** What a screen shows is what the domain computed, so that a rule can explain it and the audit can recompute it. */
export const figureArithmetic: Lint = {
	name: "the UI computes no figures",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"]).flatMap((file) =>
			walk(parse(file))
				.filter(isArithmetic)
				.map(
					(node) =>
						`${placeIn(file, node.start)}: ${nameOf(child(node, "property"))} – compute it in the domain: by a rule, or a value of money/.`,
				),
		),
};

const isArithmetic = (node: SyntaxNode): boolean =>
	node.type === "MemberExpression" &&
	nameOf(child(node, "object")) === "BigDecimal" &&
	operations.has(nameOf(child(node, "property")) ?? "");
