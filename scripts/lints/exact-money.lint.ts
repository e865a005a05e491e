import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

const exactNouns = new Set([
	"price",
	"amount",
	"profit",
	"profits",
	"margin",
	"fee",
	"balance",
	"quantity",
	"loss",
	"multiple",
	"rate",
]);

/** Money, prices, quantities and rates are exact decimals, never `number`. */
export const exactMoney: Lint = {
	name: "no number where the domain means money",
	find: (root) =>
		filesOf(root, ["packages/domain/src/**/*.ts"]).flatMap((file) =>
			walk(parse(file))
				.filter(isMoneyAsNumber)
				.map(
					(node) =>
						`${placeIn(file, node.start)}: ${declaredName(node)} is a number: use Money, Price, Quantity or Rate of money/decimal.ts.`,
				),
		),
};

const isMoneyAsNumber = (node: SyntaxNode): boolean => {
	const annotation = child(node, "typeAnnotation");
	if (annotation?.type !== "TSTypeAnnotation" || !exactNouns.has(lastWord(declaredName(node) ?? "")))
		return false;
	return walk(annotation).some(({ type }) => type === "TSNumberKeyword");
};

const declaredName = (node: SyntaxNode): string | undefined => nameOf(child(node, "key") ?? node);

/** `openPrice` → `price`; `pricePrecision` → `precision`. */
const lastWord = (name: string): string => (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? "").toLowerCase();
