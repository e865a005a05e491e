import { BigDecimal } from "effect";
import type { Decimal, Rounding } from "../money/decimal.ts";

/**
 * The arithmetic of a rule as data: it is computed (`evaluate.ts`), printed (`formula-text.ts`), proved (`scripts/prove`) and written as
 * Python (`scripts/audit/to-python.ts`).
 * A text is the name of an input field; `Field` are the names that it may have.
 */
export type Expression<Field extends string = string> =
	| Field
	| Decimal
	| Combination<Field>
	| Quotient<Field>
	| Adjustment<Field>;

/** Terms, combined from left to right. */
interface Combination<Field extends string> {
	readonly op: "+" | "−" | "×";
	readonly terms: readonly Expression<Field>[];
}

/** A quotient, times 100 if it is a percentage. Only then rounded, from its exact value. */
interface Quotient<Field extends string> {
	readonly op: "÷";
	readonly dividend: Expression<Field>;
	readonly divisor: Expression<Field>;
	readonly isPercentage: boolean;
	readonly digits: number;
	readonly rounding: Rounding;
}

/** A value that is rounded, or replaced by 0 where it is below 0. */
type Adjustment<Field extends string> = { readonly value: Expression<Field> } & (
	| { readonly op: "round"; readonly digits: number; readonly rounding: Rounding }
	| { readonly op: "at least 0" }
);

/** What a rule computes: an expression, or one for each of several named cases. */
export type Formula<Field extends string = string> = Expression<Field> | Cases<Field>;

/** `by` is a field with the name of the case, or a condition: the first case if it is true, else the second. */
export interface Cases<Field extends string = string> {
	readonly op: "cases";
	readonly by: Field | Condition<Field>;
	readonly cases: Readonly<Record<string, Expression<Field>>>;
}

export type Condition<Field extends string = string> =
	| { readonly is: "given"; readonly field: Field }
	| { readonly is: "same"; readonly field: Field; readonly other: Field }
	| { readonly is: "=" | "≤"; readonly left: Expression<Field>; readonly right: Expression<Field> };

export const sum = <Field extends string>(...terms: readonly Expression<Field>[]): Combination<Field> => ({
	op: "+",
	terms,
});

/** The first term without the others. */
export const subtract = <Field extends string>(
	...terms: readonly Expression<Field>[]
): Combination<Field> => ({ op: "−", terms });

export const multiply = <Field extends string>(
	...terms: readonly Expression<Field>[]
): Combination<Field> => ({ op: "×", terms });

export const divide = <Field extends string>(
	dividend: Expression<Field>,
	divisor: Expression<Field>,
	digits: number,
	rounding: Rounding,
): Quotient<Field> => ({ op: "÷", dividend, divisor, isPercentage: false, digits, rounding });

/** `part` in percent of `whole`. */
export const percentage = <Field extends string>(
	part: Expression<Field>,
	whole: Expression<Field>,
	digits: number,
	rounding: Rounding,
): Quotient<Field> => ({ ...divide(part, whole, digits, rounding), isPercentage: true });

export const round = <Field extends string>(
	value: Expression<Field>,
	digits: number,
	rounding: Rounding,
): Adjustment<Field> => ({ op: "round", value, digits, rounding });

/** The exact quotient of `value` and the power of ten with so many zeros. */
export const shift = <Field extends string>(value: Expression<Field>, places: number): Combination<Field> =>
	multiply(value, BigDecimal.make(1n, places));

/** `value`, or 0 where it is below 0. Formulas do not print it: the rounding of the rule says it. */
export const atLeastZero = <Field extends string>(value: Expression<Field>): Adjustment<Field> => ({
	op: "at least 0",
	value,
});

export const choose = <const Field extends string>(
	by: Field | Condition<Field>,
	cases: Readonly<Record<string, Expression<Field>>>,
): Cases<Field> => ({ op: "cases", by, cases });

/** Whether two choices are the same word. */
export const isSame = <Field extends string>(field: Field, other: Field): Condition<Field> => ({
	is: "same",
	field,
	other,
});

/** Whether an optional field is given. */
export const isGiven = <Field extends string>(field: Field): Condition<Field> => ({ is: "given", field });

export const equals = <Field extends string>(
	left: Expression<Field>,
	right: Expression<Field>,
): Condition<Field> => ({ is: "=", left, right });

export const isAtMost = <Field extends string>(
	left: Expression<Field>,
	right: Expression<Field>,
): Condition<Field> => ({ is: "≤", left, right });
