import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";

const operations = new Set([
	...["sum", "sumAll", "subtract", "multiply", "multiplyAll", "divide", "divideUnsafe"],
	...["remainder", "remainderUnsafe", "round", "scale", "truncate", "ceil", "floor"],
]);

/** Functions of the domain's decimals that compute. */
const functions = new Set(["divide", "round", "percentOf", "notBelowZero"]);

/** Rules, their properties, and what computes them. */
const rules = /^packages\/domain\/src\/(money\/decimal\.ts|rule\/evaluate\.ts|.+\.(rule|properties)\.ts)$/;

/** What computes beside the rules, and why it is no rule. */
export const beside: Readonly<Record<string, string>> = {
	"packages/domain/src/check/check.ts": "the other side of a check of the platform's figures (A-921)",
	"packages/domain/src/contract/contract.checks.ts":
		"the other side of a check of the platform's figures (A-921)",
	"packages/domain/src/loan/loan.checks.ts": "the other side of a check of the platform's figures (A-921)",
	"packages/domain/src/micro/micro.checks.ts": "the other side of a check of the platform's figures (A-921)",
	"packages/domain/src/contract/figures/margin-risk.ts": "limits of warnings, and the length of a bar",
	"packages/domain/src/contract/figures/near-stop-out.ts": "decides whether a line is on the chart",
	"packages/domain/src/contract/figures/stop-out-prices.ts":
		"the order of a list, and whether a price differs from the last one",
	"packages/domain/src/contract/sizing/order-cost.ts":
		"parts of contract.largest-quantity and contract.quantity-for-loss, which are code",
	"packages/domain/src/contract/sizing/order-size.ts":
		"the price and the budget that contract.largest-quantity is given (A-642)",
	"packages/domain/src/contract/ticket/ticket-form.ts": "whole steps of a typed quantity",
	"packages/domain/src/loan/figures/annual-rate.ts": "a part of loan.apr, which is code",
	"packages/domain/src/micro/order/countdown.ts": "whole seconds of a countdown",
	"packages/domain/src/withdrawal/order/withdrawal-terms.ts":
		"the limit above which a withdrawal is refused (A-460)",
	"packages/ui-react/src/features/contract/orders/totals.tsx": "decides whether a bar is drawn again",
};

/** What a screen shows is what a rule computed, so that it can be explained, proved and recomputed. */
export const figureArithmetic: Lint = {
	name: "only rules compute figures",
	find: (root) =>
		filesOf(root, ["packages/{domain,ui-react}/src/**/*.{ts,tsx}"]).flatMap((file) => {
			if (rules.test(file.path)) return [];
			const found = arithmeticIn(file);
			if (beside[file.path] === undefined)
				return found.map(
					({ start, name }) =>
						`${placeIn(file, start)}: ${name} – compute it by a rule, or a function that uses rules (docs/rule-book.md).`,
				);
			return found.length > 0
				? []
				: [`${placeIn(file, 0)}: it computes nothing – take it out of the list of the lint.`];
		}),
};

interface Arithmetic {
	readonly start: number;
	readonly name: string;
}

const arithmeticIn = (file: SourceFile): readonly Arithmetic[] => {
	const nodes = walk(parse(file));
	const imported = new Map(nodes.flatMap(importedFrom));
	return nodes.flatMap((node) => {
		const name = nameOf(child(node, node.type === "CallExpression" ? "callee" : "property")) ?? "";
		if (node.type === "CallExpression" && imported.has(name))
			return [{ start: node.start, name: imported.get(name) ?? "" }];
		const isOperation =
			node.type === "MemberExpression" &&
			nameOf(child(node, "object")) === "BigDecimal" &&
			operations.has(name);
		return isOperation ? [{ start: node.start, name }] : [];
	});
};

/** The computing functions that a file imports from the decimals, by their names in the file. */
const importedFrom = (node: SyntaxNode): readonly (readonly [local: string, name: string])[] => {
	const from = node.type === "ImportDeclaration" ? stringOf(child(node, "source")) : undefined;
	if (from === undefined || !/(\/money\/decimal\.ts|^@tradewind\/domain\/money)$/.test(from)) return [];
	return children(node, "specifiers").flatMap((specifier) => {
		const name = nameOf(child(specifier, "imported")) ?? "";
		return functions.has(name) ? [[nameOf(child(specifier, "local")) ?? name, name] as const] : [];
	});
};
