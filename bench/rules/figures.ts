import type { Random } from "./random.ts";

/** Ordinary inputs are typical of customers. Hostile ones are halves, long, tiny or huge, as a platform may send them. */
export type Character = "ordinary" | "hostile";

/** Generates a figure, as text. */
type Figure = Readonly<Record<Character, (random: Random) => string>>;

const hostile = (random: Random): string => {
	const shape = random(0, 3);
	if (shape === 0) return `${random(0, 9999)}.${digits(random, random(1, 6))}5`;
	if (shape === 1) return `${random(1, 9)}${digits(random, random(0, 8))}.${digits(random, random(9, 18))}`;
	if (shape === 2) return `0.${"0".repeat(random(2, 8))}${random(1, 9)}${digits(random, random(0, 6))}`;
	return `${random(1, 9)}${digits(random, random(9, 14))}.${digits(random, random(1, 4))}`;
};

const digits = (random: Random, count: number): string =>
	Array.from({ length: count }, () => random(0, 9)).join("");

const sign = (random: Random): string => (random(0, 1) === 1 ? "-" : "");

/** An amount of money, half of the time negative. */
export const amount: Figure = {
	ordinary: (random) => `${sign(random)}${random(0, 99_999)}.${digits(random, 2)}`,
	hostile: (random) => sign(random) + hostile(random),
};

/** A price or a rate, never zero. */
export const factor: Figure = {
	ordinary: (random) => `${random(1, 1999)}.${digits(random, 4)}`,
	hostile: (random) => `1${hostile(random)}`,
};
