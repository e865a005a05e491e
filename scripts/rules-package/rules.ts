import { type AnyRule, formulaText, runRule } from "@tradewind/domain/rule";
import { rules as book } from "@tradewind/domain/rule-book";
import { Result } from "effect";

/** A rule of the rule book, in texts. */
export interface Rule {
	/** Words joined by dots, such as `contract.margin`. */
	readonly id: string;
	readonly title: string;
	/** The clause of the specification. */
	readonly clause: string;
	readonly formula: string;
	/** What is rounded, to how many decimals, and how. */
	readonly rounding: string;
	/** The names of the fields that it takes, and of the figures that it gives. */
	readonly takes: readonly string[];
	readonly gives: readonly string[];
}

/** The figures of a rule, or the field that it refuses and why. */
export type Computed =
	| { readonly is: "computed"; readonly figures: Readonly<Record<string, string>> }
	| { readonly is: "refused"; readonly field: string; readonly reason: string };

/** All rules in the order of the rule book. */
export const rules: readonly Rule[] = (book as readonly AnyRule[]).map((rule) => ({
	id: rule.id,
	title: rule.title,
	clause: rule.clause,
	formula: formulaText(rule),
	rounding: rule.rounding,
	takes: rule.takes,
	gives: rule.gives,
}));

/**
 * Computes a rule. A figure is the text of a plain decimal, such as `"0.5"`: at most 21 digits before the point and 18 after it. A field that the
 * rule does not have is ignored; one that is `undefined` is missing.
 */
export const compute = (id: string, texts: Readonly<Record<string, string | undefined>>): Computed => {
	const rule = byId.get(id);
	if (!rule) return { is: "refused", field: "rule", reason: "is not in the rule book" };
	const computed = runRule(rule, texts);
	if (Result.isFailure(computed)) {
		const { field, reason } = computed.failure;
		return { is: "refused", field, reason };
	}
	const figures = Object.entries(Object(computed.success)).map(
		([name, text]) => [name, String(text)] as const,
	);
	return { is: "computed", figures: Object.fromEntries(figures) };
};

const byId: ReadonlyMap<string, AnyRule> = new Map(book.map((rule) => [rule.id, rule]));
