import { zero } from "../money/decimal.ts";
import { computeOf } from "../rule/define-formula-rule.ts";
import type { AnyRule } from "../rule/define-rule.ts";
import { type Condition, type Expression, type Formula, isAtMost, sum } from "../rule/expression.ts";

/** A rule with a formula; laws about code cannot be proved. */
export type FormulaRule = AnyRule & { readonly formula: Formulas };
type Formulas = Readonly<Record<string, Formula>>;

/** One result of a rule: the first one, of the law's own rule, computed from the variables, unless stated otherwise. */
export interface Application {
	readonly rule?: AnyRule;
	readonly result?: string;
	/** What fields are computed from. Every other field is the variable of its own name. */
	readonly with?: Readonly<Record<string, Expression>>;
	/** The case by a field: its word, or whether it is `given` or `missing`. The law holds for all cases that are not stated. */
	readonly cases?: Readonly<Record<string, string>>;
}

/**
 * What holds for all inputs that a rule accepts. Its expressions name variables and results; every name that is no result is a
 * variable: a figure that is not negative, unless it is a signed field of the law's rule.
 */
export interface Law {
	readonly rule: FormulaRule;
	readonly says: string;
	/** In an order in which a result is named before others are computed from it. */
	readonly results: Readonly<Record<string, Application>>;
	readonly given: readonly Condition[];
	readonly claim: Condition;
	/** A wrong formula of the rule, for which the law must be refuted: else it would say nothing. */
	readonly wrong: Formulas;
	/** Why the prover cannot decide it; a property test samples it then (`laws.test.ts`). */
	readonly undecided?: string;
}

type LawDefinition = Omit<Law, "rule" | "given"> & { readonly given?: readonly Condition[] };

export const isFormulaRule = (rule: AnyRule): rule is FormulaRule => typeof rule.formula !== "string";

/** A rule with other formulas for some of its results. */
export const planted = (rule: FormulaRule, wrong: Formulas): FormulaRule => {
	const formula: Formulas = { ...rule.formula, ...wrong };
	return { ...rule, formula, compute: computeOf({ ...rule, formula }) };
};

/** The laws of a rule. */
export const lawsOf = (rule: AnyRule, laws: readonly LawDefinition[]): readonly Law[] => {
	if (!isFormulaRule(rule)) throw new Error(`${rule.id} has no formula.`);
	return laws.map((law) => ({ given: [], ...law, rule }));
};

/** `wrong` computes less than 0 for some input. */
export const neverNegative = (result: string, wrong: Formula): LawDefinition => ({
	says: `${result} is never negative`,
	results: { [result]: { result } },
	claim: isAtMost(zero, result),
	wrong: { [result]: wrong },
});

/** `wrong` falls with the field. */
export const rises = (result: string, field: string, wrong: Formula): LawDefinition => ({
	...changes(result, field, wrong),
	says: `${result} never falls when ${field} rises`,
	claim: isAtMost("before", "after"),
});

/** `wrong` rises with the field. */
export const falls = (result: string, field: string, wrong: Formula): LawDefinition => ({
	...changes(result, field, wrong),
	says: `${result} never rises when ${field} rises`,
	claim: isAtMost("after", "before"),
});

const changes = (result: string, field: string, wrong: Formula) => ({
	results: { before: { result }, after: { result, with: { [field]: sum(field, "more") } } },
	wrong: { [result]: wrong },
});
