import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, stringOf, walk } from "./syntax.ts";

/** Values of these names are amounts of money. */
const amounts =
	/(^|[a-z])(amount|balance|commission|equity|fee|free|income|interest|locked|loss|margin|principal|profit|profits)$/i;
const advice = "show money with Money, LiveMoney or moneyText: they add the currency and hide the amount.";

/** Money has its currency, its decimals and its asterisks everywhere (docs/assumptions.md, A-270). */
export const moneyFigure: Lint = {
	name: "money only in Money, LiveMoney and moneyText",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"])
			.filter(({ path }) => !/\/src\/(figures|state|start)\//.test(path))
			.flatMap((file) => {
				const tree = parse(file);
				const passedOn = new Set(passedToFields(tree));
				const formatters = new Set(["formatFigure", "formatFixed", "figureText", ...wrappersIn(tree)]);
				const found = walk(tree)
					.filter(
						(node) =>
							(isCurrency(node) && !passedOn.has(node.start)) ||
							isFigureOfMoney(node) ||
							isFormattedMoney(node, formatters),
					)
					.map((node) => `${placeIn(file, node.start)}: ${textOf(file, node)} – ${advice}`);
				// A shorthand field is two nodes of the tree.
				return [...new Set(found)];
			}),
};

const isCurrency = (node: SyntaxNode): boolean =>
	node.type === "Identifier" && nameOf(node) === "currencySymbol";

/** Where the symbol is read from the settings, and where it is passed to a field for amounts. */
const passedToFields = (tree: SyntaxNode): readonly number[] =>
	walk(tree).flatMap((node) => {
		const isRead =
			node.type === "VariableDeclarator" && nameOf(child(child(node, "init"), "callee")) === "useSettings";
		if (isRead) return walk(child(node, "id") ?? node).map(({ start }) => start);
		const isField = node.type === "JSXAttribute" && nameOf(node) === "currency";
		return isField ? [child(child(node, "value"), "expression")?.start ?? -1] : [];
	});

const isFigureOfMoney = (node: SyntaxNode): boolean => {
	if (node.type !== "JSXOpeningElement" || !/^(Live)?Figure$/.test(nameOf(child(node, "name")) ?? ""))
		return false;
	const attributes = children(node, "attributes");
	const attribute = (name: string) =>
		child(
			attributes.find((one) => nameOf(one) === name),
			"value",
		);
	const prefix = attribute("prefix");
	const isOtherPrefix = prefix !== undefined && stringOf(prefix) === undefined;
	return isOtherPrefix || isAmount(child(attribute("value"), "expression"));
};

const isFormattedMoney = (node: SyntaxNode, formatters: ReadonlySet<string>): boolean =>
	node.type === "CallExpression" &&
	formatters.has(nameOf(child(node, "callee")) ?? "") &&
	isAmount(children(node, "arguments")[0]);

/** Functions of the file that format a figure. */
const wrappersIn = (tree: SyntaxNode): readonly string[] =>
	walk(tree).flatMap((node) => {
		const made = node.type === "VariableDeclarator" ? child(node, "init") : undefined;
		const body = made?.type === "ArrowFunctionExpression" ? child(made, "body") : undefined;
		return body?.type === "CallExpression" && nameOf(child(body, "callee")) === "formatFigure"
			? (nameOf(child(node, "id")) ?? [])
			: [];
	});

const isAmount = (value: SyntaxNode | undefined): boolean =>
	amounts.test(nameOf(value?.type === "MemberExpression" ? child(value, "property") : value) ?? "");

const textOf = ({ text }: SourceFile, { start, end }: SyntaxNode): string =>
	text.slice(start, end).replaceAll(/\s+/g, " ").slice(0, 60);
