import { type FormulaRule, type Law, planted } from "@tradewind/domain/law";
import { casesOf } from "./cases.ts";
import { replay } from "./replay.ts";
import { queryOf } from "./smt.ts";
import type { Solver } from "./solver.ts";

/** What the solver found about a law, with the audit lines that break it if it is refuted. */
export type Verdict =
	| { readonly is: "proved" | "not decided" }
	| { readonly is: "refuted"; readonly lines: readonly string[] };

const steps = { proof: 4_000_000, search: 2_000_000 };

/** Proves a law in each of its cases, or searches figures that break it. */
export const proveLaw = async (law: Law, solver: Solver): Promise<Verdict> => {
	let isProved = true;
	for (const lawCase of casesOf(law)) {
		const relaxed = await solver.ask(queryOf(law, lawCase, "relaxed"), steps.proof);
		if (relaxed.is === "unsatisfiable") continue;
		const exact = await solver.ask(queryOf(law, lawCase, "exact"), steps.proof);
		if (exact.is === "unsatisfiable") continue;
		isProved = false;
	}
	return isProved ? { is: "proved" } : refuteLaw(law, solver);
};

/** Searches figures that break a law, and computes them by the rules. */
export const refuteLaw = async (law: Law, solver: Solver): Promise<Verdict> => {
	for (const lawCase of casesOf(law)) {
		const found = await solver.ask(queryOf(law, lawCase, "decimals"), steps.search);
		if (found.is !== "satisfiable") continue;
		const computed = replay(law, lawCase, found.values);
		if (computed && !computed.holds) return { is: "refuted", lines: computed.lines };
		if (computed) throw new Error(`${law.rule.id}: the rules do not confirm ${JSON.stringify(computed.lines)}.`);
	}
	return { is: "not decided" };
};

/** The law about its rule with the wrong formula instead of the right one. */
export const withWrongRule = (law: Law): Law => ({ ...law, rule: planted(law.rule, law.wrong) satisfies FormulaRule });
