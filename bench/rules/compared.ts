import type { Rule } from "@tradewind/domain/rule";
import { Decimal } from "decimal.js";
import { Result, Schema } from "effect";
import type { Character, Fields, Given } from "./figures.ts";
import type { Random } from "./random.ts";

/** One way to compute a rule: computes the case with the index and gives back what must not be optimised away. */
export type Way = (index: number) => unknown;

/** The same cases, ready for each way of computing them. */
export interface Cases {
	readonly length: number;
	/** Our `compute`, on inputs that are read already. */
	readonly compute: Way;
	/** Our `run`: reads text, computes, writes text. */
	readonly run: Way;
	readonly decimalJs: Way;
	readonly floats: Way;
	/** How many of the cases decimal.js gets wrong at its default precision of 20 digits. */
	readonly wrongInDecimalJs: number;
	/** How many of the cases end in another float than the one that the exact result reads as. */
	readonly wrongInFloats: number;
}

export interface Compared {
	readonly id: string;
	readonly cases: (random: Random, character: Character, length: number) => Cases;
}

/** A rule, what its inputs look like, and its formula in decimal.js and in floats. */
export const compared = <Input, GivenText, Output, GivesText, const Of extends Fields>(
	rule: Rule<Input, GivenText, Output, GivesText>,
	fields: Of,
	decimalFormula: (given: Given<Of, Decimal>) => Readonly<Record<string, Decimal>>,
	floatFormula: (given: Given<Of, number>) => Readonly<Record<string, number>>,
): Compared => ({
	id: rule.id,
	cases: (random, character, length) => {
		const texts = Array.from({ length }, () => madeUp(fields, random, character));
		const decoded = texts.map((text) => Schema.decodeUnknownSync(rule.input)(text));
		const decimals = texts.map((text) => read(fields, text, (figure) => new Decimal(figure)));
		const floats = texts.map((text) => read(fields, text, Number));
		const exact = texts.map((text) => entriesOf(Result.getOrThrow(rule.run(text))));
		return {
			length,
			compute: (index) => rule.compute(at(decoded, index)),
			run: (index) => rule.run(texts[index]),
			decimalJs: (index) => decimalFormula(at(decimals, index)),
			floats: (index) => floatFormula(at(floats, index)),
			wrongInDecimalJs: decimals.filter((given, index) => {
				const result = decimalFormula(given);
				return at(exact, index).some(([name, text]) => !result[name]?.eq(text));
			}).length,
			wrongInFloats: floats.filter((given, index) => {
				const result = floatFormula(given);
				return at(exact, index).some(([name, text]) => result[name] !== Number(text));
			}).length,
		};
	},
});

type Texts = Readonly<Record<string, string>>;

const madeUp = (fields: Fields, random: Random, character: Character): Texts =>
	Object.fromEntries(Object.entries(fields).map(([name, figure]) => [name, figure[character](random)]));

const read = <Of extends Fields, Figure>(
	fields: Of,
	texts: Texts,
	readFigure: (text: string) => Figure,
): Given<Of, Figure> => {
	const values = Object.entries(fields).map(([name, { kind }]) => {
		const text = texts[name] ?? "";
		return [name, kind === "exact" ? readFigure(text) : kind === "count" ? Number(text) : text];
	});
	return Object.fromEntries(values);
};

const entriesOf = (output: unknown): readonly (readonly [name: string, text: string])[] =>
	Object.entries(Object(output)).map(([name, text]) => [name, String(text)]);

const at = <Value>(values: readonly Value[], index: number): Value => {
	const value = values[index];
	if (value === undefined) throw new RangeError(`There is no case ${index}.`);
	return value;
};
