/**
 * A repeatable random number in [0, 1): the same key gives the same number. Integer arithmetic only, so that every engine
 * agrees.
 */
export type Random = (...key: readonly number[]) => number;

/** Random numbers for a text, e.g. a seed and a code. */
export const createRandom = (text: string): Random => {
	const root = textHash(text);
	return (...key) => {
		let hash = root;
		for (const part of key) hash = stir(hash ^ stir(Math.imul(part, 0x9e3779b1) + 0x7f4a7c15));
		return hash / 0x1_0000_0000;
	};
};

/** `length` hexadecimal digits for a text; the same text gives the same digits. */
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
