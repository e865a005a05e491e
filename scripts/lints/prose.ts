import { parseSync } from "vite";
import type { SourceFile } from "./lint.ts";
import { child, isNode, nameOf, parse, type SyntaxNode, walk } from "./syntax.ts";

/** A comment, a test name or a page, with its offset in the file. */
export interface Passage {
	readonly offset: number;
	readonly text: string;
}

/** The page on one line, without code, file names, link targets and HTML tags. Offsets do not change. */
export const proseOfPage = ({ text }: SourceFile): Passage => ({
	offset: 0,
	text: onOneLine(text.replace(/```[\s\S]*?```|`[^`\n]*`|(?:\[[\w.-]+\.\w+)?\]\([^)\n]*\)|<[^>]*>/g, blank)),
});

/** The comments, without code, and the names of tests, each on one line. Offsets do not change. */
export const proseOfSource = (file: SourceFile): readonly Passage[] => [
	...parseSync(file.path, file.text).comments.map(({ start, end }) => {
		const { offset, text } = passage(file, start, end);
		return { offset, text: text.replace(/`[^`]*`/g, blank) };
	}),
	...walk(parse(file)).flatMap((node) => {
		const name = testNameOf(node);
		return name ? [passage(file, name.start, name.end)] : [];
	}),
];

const passage = ({ text }: SourceFile, start: number, end: number): Passage => ({
	offset: start,
	text: onOneLine(text.slice(start, end)),
});

const onOneLine = (text: string): string => text.replace(/\n[ \t]*(?:\*|\/\/)?/g, blank);

const blank = (text: string): string => " ".repeat(text.length);

const testFunctions = new Set(["test", "it", "describe"]);

/** The first argument of `test(…)`, `describe.each(…)(…)` and the like, if it is a text. */
const testNameOf = (call: SyntaxNode): SyntaxNode | undefined => {
	if (call.type !== "CallExpression" || !testFunctions.has(calledName(child(call, "callee"))))
		return undefined;
	const [first]: readonly unknown[] = Array.isArray(call.arguments) ? call.arguments : [];
	return isNode(first) && /^(Literal|TemplateLiteral)$/.test(first.type) ? first : undefined;
};

/** `test` of `test`, `test.concurrent` and `test.each(table)`. */
const calledName = (callee: SyntaxNode | undefined): string => {
	const inner = child(callee, "object") ?? child(callee, "callee") ?? child(callee, "tag");
	return inner ? calledName(inner) : (nameOf(callee) ?? "");
};
