import type { Property } from "@tradewind/domain/property";
import type { Check } from "../suite/checks.ts";
import { proveProperty, refuteProperty, type Verdict, withWrongRule } from "./prove-property.ts";
import type { Solver } from "./solver.ts";

/** What the solver found about a property of its rule, and of the wrong rule. */
export interface Checked extends Check {
	readonly verdict: Verdict["is"];
	readonly milliseconds: number;
	readonly ofWrongRule: Verdict["is"];
	/** The audit lines that refute the wrong rule. */
	readonly lines: readonly string[];
}

/** Proves one property. It must hold for the rule, and must not for the wrong one: else it would say nothing. */
export const checkProperty = (property: Property, solver: Solver): Checked => {
	const start = performance.now();
	const verdict = proveProperty(property, solver);
	const wrong = refuteProperty(withWrongRule(property), solver);
	const milliseconds = Math.round(performance.now() - start);
	const expected = property.isSampled ? "not decided" : "proved";
	return {
		name: `${property.rule.id}: ${property.says} (${verdict.is}, ${milliseconds} ms)`,
		problems: [
			...(verdict.is === expected ? [] : [problemOf(verdict)]),
			...(wrong.is === "refuted" ? [] : ["The property is not refuted for its wrong rule."]),
		],
		verdict: verdict.is,
		milliseconds,
		ofWrongRule: wrong.is,
		lines: linesOf(wrong),
	};
};

const problemOf = (verdict: Verdict): string => {
	switch (verdict.is) {
		case "proved":
			return "The property is proved: remove its isSampled.";
		case "not decided":
			return "The property is not decided: with isSampled it is tested with samples instead.";
		case "refuted":
			return ["The property is refuted by", ...verdict.lines].join("\n");
	}
};

const linesOf = (verdict: Verdict): readonly string[] => (verdict.is === "refuted" ? verdict.lines : []);
