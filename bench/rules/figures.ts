import type { Random } from "./random.ts";

/** Ordinary inputs look like a customer's; hostile ones are halves, long, tiny and huge, as a platform may send them. */
export type Character = "ordinary" | "hostile";

/** How an input of a rule is made up, as text. */
type Made = Readonly<Record<Character, (random: Random) => string>>;

/** What is a decimal in our rules, a `Decimal` in decimal.js and a `number` in floats. */
export type Exact = Made & { readonly kind: "exact" };
/** Days, digits and levels: a `number` everywhere. */
export type Count = Made & { readonly kind: "count" };
export type Word<Choice extends string> = Made & { readonly kind: "word"; readonly words: readonly Choice[] };
export type Fields = Readonly<Record<string, Exact | Count | Word<string>>>;

/** The inputs as a formula takes them. */
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

/** Zero or more, up to `most` and a fraction of so many decimals. */
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

/** What is divided by: never zero. */
export const divisor: Exact = {
	kind: "exact",
	ordinary: (random) => String(random(1, 500)),
	hostile: (random) => `1${hostile(random)}`,
};

/** As money, but half of it owed. */
export const debt: Exact = {
	kind: "exact",
	ordinary: (random) => (random(0, 1) === 1 ? "-" : "") + money.ordinary(random),
	hostile: (random) => (random(0, 1) === 1 ? "-" : "") + hostile(random),
};

/** As a debt, with more decimals than are shown. */
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
