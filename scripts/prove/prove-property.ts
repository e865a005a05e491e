import { type FormulaRule, type Property, planted } from "@tradewind/domain/property";
import { casesOf } from "./cases.ts";
import { replay } from "./replay.ts";
import { queryOf } from "./smt.ts";
import type { Solver } from "./solver.ts";

/** What the solver found about a property, with the audit lines that break it if it is refuted. */
export type Verdict =
	| { readonly is: "proved" | "not decided" }
	| { readonly is: "refuted"; readonly lines: readonly string[] };

const steps = { proof: 4_000_000, search: 2_000_000 };

/** Proves a property in each of its cases, or searches figures that break it. */
export const proveProperty = (property: Property, solver: Solver): Verdict => {
	let isProved = true;
	for (const propertyCase of casesOf(property)) {
		const relaxed = solver.ask(queryOf(property, propertyCase, "relaxed"), steps.proof);
		if (relaxed.is === "unsatisfiable") continue;
		const exact = solver.ask(queryOf(property, propertyCase, "exact"), steps.proof);
		if (exact.is === "unsatisfiable") continue;
		isProved = false;
	}
	return isProved ? { is: "proved" } : refuteProperty(property, solver);
};

/** Searches figures that break a property, and computes them by the rules. */
export const refuteProperty = (property: Property, solver: Solver): Verdict => {
	for (const propertyCase of casesOf(property)) {
		const found = solver.ask(queryOf(property, propertyCase, "decimals"), steps.search);
		if (found.is !== "satisfiable") continue;
		const computed = replay(property, propertyCase, found.values);
		if (computed && !computed.holds) return { is: "refuted", lines: computed.lines };
		if (computed)
			throw new Error(`${property.rule.id}: the rules do not confirm ${JSON.stringify(computed.lines)}.`);
	}
	return { is: "not decided" };
};

/** The property about its rule with the wrong formula instead of the right one. */
export const withWrongRule = (property: Property): Property => ({
	...property,
	rule: planted(property.rule, property.wrong) satisfies FormulaRule,
});
