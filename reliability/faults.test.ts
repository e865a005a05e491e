import { beforeEach, describe, expect, test, vi } from "vitest";
import { faultKinds } from "./fault-kinds.ts";
import { violationsUnder } from "./invariants.ts";
import { runScenario } from "./run.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

describe("with open orders and a trading customer, one fault violates no invariant:", () => {
	test.each(faultKinds)("$name", async (fault) => {
		expect(await runScenario((run) => violationsUnder(run, [fault]))).toEqual([]);
	});
});
