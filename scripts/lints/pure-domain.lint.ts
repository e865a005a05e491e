import { filesOf, type Lint, placeIn } from "./lint.ts";
import { child, children, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

const globals = new Set([
	"Date",
	"performance",
	"setTimeout",
	"setInterval",
	"queueMicrotask",
	"crypto",
	"fetch",
	"console",
]);
const members: Readonly<Record<string, RegExp>> = {
	Math: /^random$/,
	Effect: /^run[A-Z]/,
	Intl: /^DateTimeFormat$/,
};

/** The same events must give the same states: the domain reads no clock, uses no randomness and starts no runtime. */
export const pureDomain: Lint = {
	name: "the domain knows no clock, no chance and no run-time",
	find: (root) =>
		filesOf(root, ["packages/domain/src/**/*.ts"]).flatMap((file) => {
			const nodes = walk(parse(file));
			const allowed = new Set([...nodes.flatMap(plainNames), ...nodes.flatMap(inNamedZone)]);
			return nodes
				.map((node) => ({ node, what: allowed.has(node) ? undefined : impurity(node) }))
				.flatMap(({ node, what }) =>
					what
						? [
								`${placeIn(file, node.start)}: ${what} in the domain: take the fact from an event, the machine's input or a port.`,
							]
						: [],
				);
		}),
};

const impurity = (node: SyntaxNode): string | undefined => {
	const name = nameOf(node) ?? "";
	if (node.type === "Identifier" && globals.has(name)) return name;
	if (node.type !== "MemberExpression") return undefined;
	const of = nameOf(child(node, "object")) ?? "";
	const member = nameOf(child(node, "property")) ?? "";
	return members[of]?.test(member) ? `${of}.${member}` : undefined;
};

/** The format of a named time zone is the same on every computer; without one it is that of the device. */
const inNamedZone = (node: SyntaxNode): readonly SyntaxNode[] => {
	const format = node.type === "NewExpression" ? child(node, "callee") : undefined;
	const options = children(node, "arguments")[1];
	const isZoned =
		options !== undefined &&
		children(options, "properties").some((property) => nameOf(child(property, "key")) === "timeZone");
	return format && isZoned ? [format] : [];
};

/** Identifiers that only name a field: `{ Date: 1 }`, `x.Date`. */
const plainNames = (node: SyntaxNode): readonly SyntaxNode[] => {
	const field = { Property: "key", MemberExpression: "property", TSPropertySignature: "key" }[node.type];
	const name = field && node.computed !== true && node.shorthand !== true ? child(node, field) : undefined;
	return name ? [name] : [];
};
