import type { SourceFile } from "./lint.ts";

/** A part of a style sheet and its offset in the file. */
export interface StylePart {
	readonly text: string;
	readonly start: number;
}

/** A rule with a body of declarations; `start` is the offset of its body. */
export interface StyleRule {
	readonly selector: string;
	readonly body: string;
	readonly start: number;
}

export interface Declaration {
	readonly name: string;
	readonly value: string;
	readonly start: number;
}

/** The style sheet with blanks instead of comments; offsets stay the same. */
const withoutComments = ({ text }: SourceFile): string =>
	text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));

/** The rules with declarations, also those inside `@media` and the like. */
export const styleRulesIn = (file: SourceFile): readonly StyleRule[] =>
	[...withoutComments(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
		({ 1: selector = "", 2: body = "", index }) => ({
			selector: selector.trim(),
			body,
			start: index + selector.length + 1,
		}),
	);

export const declarationsOf = ({ body, start }: StyleRule): readonly Declaration[] =>
	[...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(({ 1: name = "", 2: value = "", index }) => ({
		name,
		value: value.trim(),
		start: start + index,
	}));

/** The selectors of each rule: one for each part of a list. */
export const selectorsIn = (file: SourceFile): readonly StylePart[] =>
	styleRulesIn(file).flatMap(({ selector, start }) => {
		const from = file.text.lastIndexOf(selector, start);
		return selector.startsWith("@") ? [] : partsOf({ text: selector, start: from });
	});

const partsOf = ({ text, start }: StylePart): readonly StylePart[] => {
	// A comma inside brackets separates no selectors.
	const plain = text.replaceAll(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, (part) => "_".repeat(part.length));
	return [...plain.matchAll(/[^,]+/g)].map(({ 0: part, index }) => {
		const from = index + part.length - part.trimStart().length;
		return { text: text.slice(from, from + part.trim().length), start: start + from };
	});
};
