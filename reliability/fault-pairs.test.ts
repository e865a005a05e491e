import { beforeEach, describe, expect, test, vi } from "vitest";
import { faultKinds, pairsWith } from "./fault-kinds.ts";
import { violationsUnder } from "./invariants.ts";
import { runScenario } from "./run.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

describe("two faults at once violate no invariant:", () => {
	const firsts = faultKinds.filter((kind) => pairsWith(kind).length > 0);
	test.each(firsts)(
		"$name, with each other one",
		async (first) => {
			for (const other of pairsWith(first)) {
				const violations = await runScenario((run) => violationsUnder(run, [first, other]));
				expect({ with: other.name, violations }).toEqual({ with: other.name, violations: [] });
			}
		},
		60_000,
	);
});
