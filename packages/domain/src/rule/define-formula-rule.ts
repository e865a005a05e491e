import { BigDecimal, Result } from "effect";
import { defineRule, type Rule, type RuleDefinition } from "./define-rule.ts";
import { compile, figureOf } from "./evaluate.ts";
import type { Formula } from "./expression.ts";
import { WholeField } from "./rule-field.ts";
import { type RefusalReason, type RuleRefusal, refuse } from "./rule-refusal.ts";

type Named = Readonly<Record<string, unknown>>;

export interface FormulaRuleDefinition<Input, GivenText, Output, GivesText>
	extends Omit<RuleDefinition<Input, GivenText, Output, GivesText>, "formula" | "compute"> {
	/** What each result is computed from. */
	readonly formula: {
		readonly [Name in Extract<keyof Output, string>]: Formula<Extract<keyof Input, string>>;
	};
	/** The figures that may be negative. The rule refuses all others below zero. */
	readonly signed?: readonly Extract<keyof Input, string>[];
}

/** A rule whose formula is data: what is printed and proved is what is computed. */
export const defineFormulaRule = <Input extends Named, GivenText, Output extends Named, GivesText>(
	rule: FormulaRuleDefinition<Input, GivenText, Output, GivesText>,
): Rule<Input, GivenText, Output, GivesText> => {
	const compute = computeOf(rule);
	return defineRule({
		...rule,
		compute: (input) => Result.map(compute(input), (output) => output as Output),
	});
};

interface Computed {
	readonly id: string;
	readonly input: { readonly fields: Named };
	readonly output: { readonly fields: Named };
	readonly formula: Readonly<Record<string, Formula>>;
	readonly signed?: readonly string[];
}

/** The function that computes the formula of a rule. */
export const computeOf = ({ id, input, output, formula, signed }: Computed) => {
	const unsigned = Object.keys(input.fields).filter((name) => !signed?.includes(name));
	const results = Object.entries(formula).map(([name, one]) => ({
		name,
		compute: compile(one),
		isWhole: output.fields[name] === WholeField,
	}));
	return (given: Named): Result.Result<Named, RuleRefusal> => {
		for (const name of unsigned)
			if ((figureOf(given[name])?.value ?? 0n) < 0n) return refuse(id, name, "is negative");
		let refusal: Result.Result<never, RuleRefusal> | undefined;
		const refused = (field: string, reason: RefusalReason) => {
			refusal ??= refuse(id, field, reason);
			return undefined;
		};
		const computed: Record<string, unknown> = {};
		for (const { name, compute, isWhole } of results) {
			const value = compute(given, refused);
			if (refusal) return refusal;
			computed[name] = isWhole && value ? BigDecimal.toNumberUnsafe(value) : value;
		}
		return Result.succeed(computed);
	};
};
