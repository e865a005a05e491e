/**
 * Chance that can be asked again: the same question gets the same answer, in [0, 1). Whole-number arithmetic only, so
 * that every engine agrees.
 */
export type Chance = (...question: readonly number[]) => number;

/** The chance that belongs to a text, e.g. a seed and a code. */
export const createChance = (text: string): Chance => {
	const root = textHash(text);
	return (...question) => {
		let hash = root;
		for (const part of question) hash = stir(hash ^ stir(Math.imul(part, 0x9e3779b1) + 0x7f4a7c15));
		return hash / 0x1_0000_0000;
	};
};

/** `length` hexadecimal digits that belong to a text. */
export const hexDigits = (text: string, length: number): string => {
	const words = Array.from({ length: Math.ceil(length / 8) }, (_, word) => textHash(`${word}:${text}`));
	return words
		.map((word) => word.toString(16).padStart(8, "0"))
		.join("")
		.slice(0, length);
};

const textHash = (text: string): number => {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return stir(hash);
};

const stir = (value: number): number => {
	let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
};
