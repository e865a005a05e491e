import bidiFactory from "bidi-js";
import { fontOf } from "./font-choice.ts";

const bidi = bidiFactory();

/** A part of a line in one font and one direction. */
export interface Run {
	readonly font: string;
	/** In the order in which it is read; the font reverses a text of its own right-to-left script. */
	readonly text: string;
}

const rightToLeftScript = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Replaces a character that no font has. */
const replacement = "?";

/**
 * The runs of a line from left to right (Unicode bidirectional algorithm). `isRtl` is the direction of the text around it.
 * Marks of direction are invisible and are left out.
 */
export const visualRuns = (line: string, isRtl: boolean): readonly Run[] => {
	const { levels } = bidi.getEmbeddingLevels(line, isRtl ? "rtl" : "ltr");
	const mirrored = bidi.getMirroredCharactersMap(line, levels);
	const pieces: { readonly level: number; readonly font: string; text: string }[] = [];
	let index = 0;
	for (const original of line) {
		const level = levels[index] ?? 0;
		const character = mirrored.get(index) ?? original;
		index += original.length;
		if (isDirectionMark(original)) continue;
		const known = fontOf(character);
		const font = known ?? fontOf(replacement) ?? "";
		const text = known === undefined ? replacement : character;
		const last = pieces.at(-1);
		if (last && last.level === level && (last.font === font || isSpace(character))) last.text += text;
		else pieces.push({ level, font, text });
	}
	return inVisualOrder(pieces).map(({ font, text, level }) => ({
		font,
		text: level % 2 === 1 && !rightToLeftScript.test(text) ? [...text].reverse().join("") : text,
	}));
};

const isSpace = (character: string): boolean => character === " " || character === "\u00a0";

const isDirectionMark = (character: string): boolean =>
	/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/.test(character);

/** Rule L2: from the highest level down, each sequence of at least this level is reversed. */
const inVisualOrder = <Piece extends { readonly level: number }>(
	pieces: readonly Piece[],
): readonly Piece[] => {
	const ordered = [...pieces];
	const highest = Math.max(0, ...pieces.map(({ level }) => level));
	for (let level = highest; level > 0; level--) {
		for (let start = 0; start < ordered.length; ) {
			if ((ordered[start]?.level ?? 0) < level) {
				start++;
				continue;
			}
			let end = start;
			while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
			ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
			start = end;
		}
	}
	return ordered;
};
