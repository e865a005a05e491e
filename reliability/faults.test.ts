import { beforeEach, describe, expect, test, vi } from "vitest";
import { singles } from "./fault-kinds.ts";
import { brokenPromises } from "./laws.ts";
import { tryOut } from "./trial.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

describe("with orders open and presses going on, within one reconnect the app shows what is true, and nothing was sent twice or at a stale price:", () => {
	test.each(singles.map((faults) => ({ name: faults.map(({ name }) => name).join(), faults })))(
		"$name",
		async ({ faults }) => {
			expect(await tryOut((trial) => brokenPromises(trial, faults))).toEqual([]);
		},
	);
});
