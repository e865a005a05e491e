import type { Random } from "./random.ts";

/** Ordinary inputs are typical of customers. Hostile ones are halves, long, tiny or huge, as a platform may send them. */
export type Character = "ordinary" | "hostile";

/** Generates an input of a rule, as text. */
type Generated = Readonly<Record<Character, (random: Random) => string>>;

/** A decimal in our rules, a `Decimal` in decimal.js and a `number` in floats. */
export type Exact = Generated & { readonly kind: "exact" };
/** A number of days, digits or levels: a `number` in each implementation. */
export type Count = Generated & { readonly kind: "count" };
export type Word<Choice extends string> = Generated & {
	readonly kind: "word";
	readonly words: readonly Choice[];
};
export type Fields = Readonly<Record<string, Exact | Count | Word<string>>>;

/** The input of a formula. */
export type Given<Of extends Fields, Figure> = {
	readonly [Name in keyof Of]: Of[Name] extends Exact
		? Figure
		: Of[Name] extends Word<infer Choice>
			? Choice
			: number;
};

const hostile = (random: Random): string => {
	const shape = random(0, 3);
	if (shape === 0) return `${random(0, 9999)}.${digits(random, random(1, 6))}5`;
	if (shape === 1) return `${random(1, 9)}${digits(random, random(0, 8))}.${digits(random, random(9, 18))}`;
	if (shape === 2) return `0.${"0".repeat(random(2, 8))}${random(1, 9)}${digits(random, random(0, 6))}`;
	return `${random(1, 9)}${digits(random, random(9, 14))}.${digits(random, random(1, 4))}`;
};

const digits = (random: Random, count: number): string =>
	Array.from({ length: count }, () => random(0, 9)).join("");

/** From zero to `most`, plus a fraction with the given decimals. */
const figure = (most: number, decimals: number): Exact => ({
	kind: "exact",
	ordinary: (random) => `${random(0, most)}.${digits(random, decimals)}`,
	hostile,
});

export const money = figure(99_999, 2);
export const price = figure(1999, 5);
export const quantity = figure(99, 2);
export const ratio = figure(0, 4);
export const percent = figure(19, 2);
export const milliseconds: Exact = { ...money, ordinary: (random) => String(random(0, 300_000)) };

/** From `least` to a thousand more, hostile with up to 18 decimals: for rules that refuse figures far from each other. */
const between = (least: number): Exact => ({
	kind: "exact",
	ordinary: (random) => `${random(least, least + 999)}.${digits(random, 2)}`,
	hostile: (random) => `${random(least, least + 999)}.${digits(random, random(9, 18))}`,
});
export const lent = between(10_000);
export const withheld = between(0);
export const paid = between(12_000);

/** A divisor, which is never zero. */
export const divisor: Exact = {
	kind: "exact",
	ordinary: (random) => String(random(1, 500)),
	hostile: (random) => `1${hostile(random)}`,
};

/** An amount of money, half of the time negative. */
export const debt: Exact = {
	kind: "exact",
	ordinary: (random) => (random(0, 1) === 1 ? "-" : "") + money.ordinary(random),
	hostile: (random) => (random(0, 1) === 1 ? "-" : "") + hostile(random),
};

/** Like `debt`, with more decimals than are displayed. */
export const unrounded: Exact = {
	...debt,
	ordinary: (random) => debt.ordinary(random) + digits(random, 4),
};

export const count = (least: number, most: number): Count => {
	const any = (random: Random): string => String(random(least, most));
	return { kind: "count", ordinary: any, hostile: any };
};

export const word = <const Choice extends string>(...words: readonly Choice[]): Word<Choice> => {
	const any = (random: Random): string => words[random(0, words.length - 1)] ?? "";
	return { kind: "word", words, ordinary: any, hostile: any };
};
