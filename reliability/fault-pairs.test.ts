import { beforeEach, describe, expect, test, vi } from "vitest";
import { faultKinds, pairsWith } from "./fault-kinds.ts";
import { brokenPromises } from "./laws.ts";
import { tryOut } from "./trial.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

describe("two faults at once break no promise either:", () => {
	const firsts = faultKinds.filter((kind) => pairsWith(kind).length > 0);
	test.each(firsts)(
		"$name, with each other one",
		async (first) => {
			for (const other of pairsWith(first)) {
				const broken = await tryOut((trial) => brokenPromises(trial, [first, other]));
				expect({ with: other.name, broken }).toEqual({ with: other.name, broken: [] });
			}
		},
		60_000,
	);
});
