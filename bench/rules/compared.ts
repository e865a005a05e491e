import type { Rule } from "@tradewind/domain/rule";
import { Decimal } from "decimal.js";
import { Result, Schema } from "effect";
import type { Character, Fields, Given } from "./figures.ts";
import type { Random } from "./random.ts";

/** One implementation of a rule: computes the case with the index. Returns its result, so that it is not optimised away. */
export type Implementation = (index: number) => unknown;

/** The same cases, prepared for each implementation. */
export interface Cases {
	readonly length: number;
	/** The rule's `compute`, with decoded inputs. */
	readonly compute: Implementation;
	/** The rule's `run`, which also reads and writes text. */
	readonly run: Implementation;
	readonly decimalJs: Implementation;
	readonly floats: Implementation;
	/** The number of cases with a wrong result of decimal.js at its default precision of 20 digits. */
	readonly wrongInDecimalJs: number;
	/** The number of cases whose float result is not the float of the exact result. */
	readonly wrongInFloats: number;
}

export interface Compared {
	readonly id: string;
	readonly cases: (random: Random, character: Character, length: number) => Cases;
}

/** A rule with the fields of its input, and its formula in decimal.js and in floats. */
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
