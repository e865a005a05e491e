import { beforeEach, describe, expect, test, vi } from "vitest";
import { faultKinds, pairsWith } from "../fault-kinds.ts";
import { violationsUnder } from "../invariants.ts";
import { runScenario } from "../run.ts";

/** Defines the tests of one of four shares of all pairs: each is a file of its own, so that they run in parallel. */
export const testFaultPairs = (share: 1 | 2 | 3 | 4): void => {
	beforeEach(() => {
		vi.spyOn(console, "info").mockReturnValue();
		vi.spyOn(console, "warn").mockReturnValue();
	});

	describe("two faults at once violate no invariant:", () => {
		const firsts = faultKinds.filter((kind, index) => index % 4 === share - 1 && pairsWith(kind).length > 0);
		test.each(firsts)("$name, with each later one", async (first) => {
			for (const other of pairsWith(first)) {
				const violations = await runScenario((run) => violationsUnder(run, [first, other]));
				expect({ with: other.name, violations }).toEqual({ with: other.name, violations: [] });
			}
		});
	});
};
