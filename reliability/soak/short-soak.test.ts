import { beforeEach, expect, test, vi } from "vitest";
import { runScenario } from "../run.ts";
import { soak } from "./soak.ts";
import { verdictsOf } from "./verdicts.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

test("after two minutes of random faults the app equals the platform, and nothing leaks; the same seed repeats the run", async () => {
	// The first run in a process also evaluates the modules that load on demand, which adds listeners at other moments.
	await runScenario((run) => soak(run, { seed: 7, minutes: 2 }));
	const once = await runScenario((run) => soak(run, { seed: 7, minutes: 2 }));
	expect(verdictsOf(once).filter(({ isMet }) => !isMet)).toEqual([]);
	expect(await runScenario((run) => soak(run, { seed: 7, minutes: 2 }))).toEqual(once);
});
