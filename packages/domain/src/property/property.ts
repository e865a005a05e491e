import { decimal, zero } from "../money/decimal.ts";
import { computeOf } from "../rule/define-formula-rule.ts";
import type { AnyRule } from "../rule/define-rule.ts";
import {
	type Condition,
	type Expression,
	equals,
	type Formula,
	isAtMost,
	round,
	subtract,
	sum,
} from "../rule/expression.ts";

/** A rule with a formula; properties about code cannot be proved. */
export type FormulaRule = AnyRule & { readonly formula: Formulas };
type Formulas = Readonly<Record<string, Formula>>;

/** One result of a rule: the first one, of the property's own rule, computed from the variables, unless stated otherwise. */
export interface Application {
	readonly rule?: AnyRule;
	readonly result?: string;
	/** What fields are computed from. Every other field is the variable of its own name. */
	readonly with?: Readonly<Record<string, Expression>>;
	/** The case by a field: its word, or whether it is `given` or `missing`. The property holds for all cases that are not stated. */
	readonly cases?: Readonly<Record<string, string>>;
}

/**
 * What holds for all inputs that a rule accepts. Its expressions name variables and results; every name that is no result is a
 * variable: a figure that is not negative, unless it is a signed field of the property's rule.
 */
export interface Property {
	readonly rule: FormulaRule;
	readonly says: string;
	/** In an order in which a result is named before others are computed from it. */
	readonly results: Readonly<Record<string, Application>>;
	readonly given: readonly Condition[];
	readonly claim: Condition;
	/** A wrong formula of the rule, for which the property must be refuted: else it would say nothing. */
	readonly wrong: Formulas;
	/** The solver does not decide it within its limit: it is tested with samples (scripts/prove/sampled.test.ts). */
	readonly isSampled?: true;
}

type PropertyDefinition = Omit<Property, "rule" | "given"> & { readonly given?: readonly Condition[] };

export const isFormulaRule = (rule: AnyRule): rule is FormulaRule => typeof rule.formula !== "string";

/** A rule with other formulas for some of its results. */
export const planted = (rule: FormulaRule, wrong: Formulas): FormulaRule => {
	const right: Formulas = rule.formula;
	const formula: Formulas = { ...right, ...wrong };
	return { ...rule, formula, compute: computeOf({ ...rule, formula }) };
};

/** The properties of a rule. */
export const propertiesOf = (
	rule: AnyRule,
	properties: readonly PropertyDefinition[],
): readonly Property[] => {
	if (!isFormulaRule(rule)) throw new Error(`${rule.id} has no formula.`);
	return properties.map((property) => ({ given: [], ...property, rule }));
};

/** The results of a rule for two parts of a figure, and for their sum; `rest` are other figures that are divided in the same way. */
export const parts = (field: string, ...rest: readonly string[]) => {
	const all = (value: Expression): Application => ({
		with: Object.fromEntries([field, ...rest].map((name) => [name, value])),
	});
	return { whole: all(sum("one", "other")), first: all("one"), second: all("other") };
};

/** `wrong` computes less than 0 for some input. */
export const neverNegative = (result: string, wrong: Formula): PropertyDefinition => ({
	says: `${result} is never negative`,
	results: { [result]: { result } },
	claim: isAtMost(zero, result),
	wrong: { [result]: wrong },
});

/** `wrong` falls with the field. */
export const rises = (result: string, field: string, wrong: Formula): PropertyDefinition => ({
	...changes(result, field, wrong),
	says: `${result} never falls when ${field} rises`,
	claim: isAtMost("before", "after"),
});

/** `wrong` rises with the field. */
export const falls = (result: string, field: string, wrong: Formula): PropertyDefinition => ({
	...changes(result, field, wrong),
	says: `${result} never rises when ${field} rises`,
	claim: isAtMost("after", "before"),
});

const changes = (result: string, field: string, wrong: Formula) => ({
	results: { before: { result }, after: { result, with: { [field]: sum(field, "more") } } },
	wrong: { [result]: wrong },
});

/** A figure that is rounded for display differs from its value by at most `half` of the last decimal, either way. */
export const differsByHalf = (field: string, half: string): readonly PropertyDefinition[] => {
	const wrong = (rounding: "floor" | "up") => ({ [field]: round(field, 1, rounding) });
	const shown = (of: string) => ({
		says: `${of} by more than half of the last decimal`,
		results: { shown: {} },
	});
	return [
		{
			...shown("it is never shown too small"),
			claim: isAtMost(subtract(field, "shown"), decimal(half)),
			wrong: wrong("floor"),
		},
		{
			...shown("it is never shown too large"),
			claim: isAtMost(subtract("shown", field), decimal(half)),
			wrong: wrong("up"),
		},
		{
			says: "a debt is shown as the same amount without debt would be",
			results: { owned: {}, owed: { with: { [field]: subtract(zero, field) } } },
			claim: equals(sum("owned", "owed"), zero),
			wrong: wrong("floor"),
		},
	];
};
