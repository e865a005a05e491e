import compatData, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import type { SourceFile } from "../lints/lint.ts";
import { child, nameOf, parse, type SyntaxNode, walk } from "../lints/syntax.ts";
import { childOf, lacking } from "./support.ts";

/** A feature that the oldest supported browsers lack, and its place. */
export interface NewFeature {
	readonly feature: string;
	readonly browsers: readonly string[];
	readonly start: number;
}

const { api, javascript } = compatData;

/** Every global object of the language and of the browser, and the variables that have an interface of another name. */
const globals = new Map<string, Identifier>(
	[...identifiersIn(javascript?.builtins), ...identifiersIn(api)].map(({ name, identifier }) => [
		name,
		identifier,
	]),
);
const instances = {
	document: "Document",
	window: "Window",
	globalThis: "Window",
	self: "Window",
	navigator: "Navigator",
	history: "History",
	location: "Location",
	crypto: "Crypto",
	performance: "Performance",
	visualViewport: "VisualViewport",
};
for (const [name, type] of Object.entries(instances)) {
	const identifier = globals.get(type);
	if (identifier) globals.set(name, identifier);
}

/** The possible methods of each name, on any object. */
const methods = new Map<string, CompatStatement[]>();
for (const [owner, identifier] of globals)
	for (const { name, identifier: member } of identifiersIn(identifier)) {
		// "canParse_static" is a member of the object itself; "click_event" and "secure_context_required" are no properties.
		const isProperty = /^[a-z]\w*$/i.test(name) && name !== owner && !/_(static|event|context)/.test(name);
		const compat = member.__compat;
		if (compat && isProperty) methods.set(name, [...(methods.get(name) ?? []), compat]);
	}

/** Methods of iterators have the names of methods of arrays: they are recognised by the call that makes the iterator. */
const iterator = globals.get("Iterator");
const makesIterator = new Set(["values", "keys", "entries", "matchAll"]);

function identifiersIn(
	parent: object | undefined,
): readonly { readonly name: string; readonly identifier: Identifier }[] {
	return Object.keys(parent ?? {}).flatMap((name) => {
		const identifier = childOf(parent, name);
		return identifier ? [{ name, identifier }] : [];
	});
}

/**
 * The features of the language and of the browser in built scripts that the oldest supported browsers lack: global objects,
 * their own members, and methods whose name only newer browsers know and no script defines.
 */
export const newInScripts = (
	files: readonly SourceFile[],
): readonly (NewFeature & { readonly file: SourceFile })[] => {
	const scripts = files.map((file) => ({ file, nodes: walk(parse(file)) }));
	const ownMethods = new Set(scripts.flatMap(({ nodes }) => nodes.flatMap(definedBy)));
	return scripts.flatMap(({ file, nodes }) => {
		const ownNames = new Set(nodes.flatMap(declaredBy));
		return nodes
			.flatMap((node) => featuresOf(node, ownNames, ownMethods))
			.map((found) => ({ ...found, file }));
	});
};

const featuresOf = (
	node: SyntaxNode,
	ownNames: ReadonlySet<string>,
	ownMethods: ReadonlySet<string>,
): readonly NewFeature[] => {
	const found = (feature: string, compat: CompatStatement | undefined): NewFeature[] => {
		const browsers = lacking(compat);
		return browsers.length === 0 ? [] : [{ feature, browsers, start: node.start }];
	};
	const globalOf = (one: SyntaxNode | undefined): Identifier | undefined => {
		const name = one?.type === "Identifier" ? nameOf(one) : undefined;
		return name === undefined || ownNames.has(name) ? undefined : globals.get(name);
	};
	if (node.type === "MemberExpression" && node.computed !== true) {
		const object = child(node, "object");
		const global = globalOf(object);
		const name = nameOf(child(node, "property")) ?? "";
		// An optional access checks for the feature.
		if (!global || node.optional === true) return [];
		const member = childOf(global, `${name}_static`) ?? childOf(global, name);
		return [
			...found(nameOf(object) ?? "", global.__compat),
			...found(`${nameOf(object)}.${name}`, member?.__compat),
		];
	}
	if (
		node.type === "Literal" &&
		isRecord(node.regex) &&
		/\(\?[ims]*-?[ims]+:/.test(String(node.regex.pattern))
	)
		return found("(?i:…) in a pattern", childOf(javascript?.regular_expressions, "modifier")?.__compat);
	if (node.type !== "NewExpression" && node.type !== "CallExpression") return [];
	const callee = child(node, "callee");
	const global = globalOf(callee);
	if (global) return found(nameOf(callee) ?? "", global.__compat);
	if (callee?.type !== "MemberExpression" || callee.computed === true || node.optional === true) return [];
	const name = nameOf(child(callee, "property")) ?? "";
	const made = child(callee, "object");
	const maker = made?.type === "CallExpression" ? child(made, "callee") : undefined;
	if (maker?.type === "MemberExpression" && makesIterator.has(nameOf(child(maker, "property")) ?? "")) {
		const isObject = nameOf(child(maker, "object")) === "Object";
		return isObject ? [] : found(`Iterator.${name}`, iterator && childOf(iterator, name)?.__compat);
	}
	if (globalOf(made) || ownMethods.has(name)) return [];
	const meanings = methods.get(name) ?? [];
	const isNew = meanings.length > 0 && meanings.every((compat) => lacking(compat).length > 0);
	return isNew ? found(`.${name}()`, meanings[0]) : [];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** The names that a declaration or an import introduces. */
const declaredBy = (node: SyntaxNode): readonly string[] => {
	switch (node.type) {
		case "VariableDeclarator":
		case "FunctionDeclaration":
		case "ClassDeclaration":
			return [nameOf(child(node, "id")) ?? ""];
		case "ImportSpecifier":
		case "ImportDefaultSpecifier":
		case "ImportNamespaceSpecifier":
			return [nameOf(child(node, "local")) ?? ""];
		default:
			return [];
	}
};

/** The names of the members that an object, a class or an assignment defines. */
const definedBy = (node: SyntaxNode): readonly string[] => {
	switch (node.type) {
		case "Property":
		case "MethodDefinition":
		case "PropertyDefinition":
			return node.computed === true ? [] : [nameOf(child(node, "key")) ?? ""];
		case "AssignmentExpression": {
			const left = child(node, "left");
			return left?.type === "MemberExpression" && left.computed !== true
				? [nameOf(child(left, "property")) ?? ""]
				: [];
		}
		default:
			return [];
	}
};
