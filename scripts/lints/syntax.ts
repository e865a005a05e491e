import { parseSync } from "vite";
import type { SourceFile } from "./lint.ts";

/** A node of the syntax tree (ESTree with TypeScript and JSX). */
export interface SyntaxNode {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [field: string]: unknown;
}

const parsed = new Map<string, { readonly text: string; readonly tree: SyntaxNode }>();

/** Reads TypeScript, JSX and JavaScript, each file once for all lints; throws on a file that is not either. */
export const parse = (file: SourceFile): SyntaxNode => {
	const known = parsed.get(file.path);
	if (known?.text === file.text) return known.tree;
	const tree = parseFile(file);
	parsed.set(file.path, { text: file.text, tree });
	return tree;
};

const parseFile = ({ path, text }: SourceFile): SyntaxNode => {
	const { program, errors } = parseSync(path, text, { lang: languageOf(path) });
	if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
	if (!isNode(program)) throw new Error(`${path}: not a syntax tree`);
	return program;
};

const languageOf = (path: string): "js" | "ts" | "tsx" => {
	if (path.endsWith("x")) return "tsx";
	return /\.(js|html)$/.test(path) ? "js" : "ts";
};

/** The node and everything below it, outermost first. */
export const walk = (node: SyntaxNode): readonly SyntaxNode[] => {
	const found: SyntaxNode[] = [];
	const add = (one: SyntaxNode): void => {
		found.push(one);
		for (const field in one) {
			const value = one[field];
			if (Array.isArray(value)) {
				for (const each of value) if (isNode(each)) add(each);
			} else if (isNode(value)) add(value);
		}
	};
	add(node);
	return found;
};

export const isNode = (value: unknown): value is SyntaxNode =>
	typeof value === "object" &&
	value !== null &&
	"type" in value &&
	typeof value.type === "string" &&
	"start" in value;

export const child = (node: SyntaxNode | undefined, field: string): SyntaxNode | undefined => {
	const value = node?.[field];
	return isNode(value) ? value : undefined;
};

export const children = (node: SyntaxNode, field: string): readonly SyntaxNode[] => {
	const value = node[field];
	return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier, of a JSX attribute, or of a plain key. */
export const nameOf = (node: SyntaxNode | undefined): string | undefined => {
	if (node === undefined) return undefined;
	if (typeof node.name === "string") return node.name;
	if (isNode(node.name)) return nameOf(node.name);
	return stringOf(node);
};

/** The value of a string literal. */
export const stringOf = (node: SyntaxNode | undefined): string | undefined =>
	node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;

/** The fixed pieces of a template. */
export const quasisOf = (node: SyntaxNode): readonly string[] =>
	children(node, "quasis").map(({ value }) =>
		typeof value === "object" && value !== null && "cooked" in value && typeof value.cooked === "string"
			? value.cooked
			: "",
	);
