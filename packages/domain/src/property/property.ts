import { zero } from "../money/decimal.ts";
import { computeOf } from "../rule/define-formula-rule.ts";
import type { AnyRule } from "../rule/define-rule.ts";
import { type Condition, type Expression, type Formula, isAtMost, sum } from "../rule/expression.ts";

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
