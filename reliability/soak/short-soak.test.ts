import { beforeEach, expect, test, vi } from "vitest";
import { tryOut } from "../trial.ts";
import { soak } from "./soak.ts";
import { verdictsOf } from "./verdicts.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

test("two minutes of random faults end in the truth, with balanced books and nothing left running; the same seed tells the same", async () => {
	const once = await tryOut((world) => soak(world, { seed: 7, minutes: 2 }));
	expect(verdictsOf(once).filter(({ isMet }) => !isMet)).toEqual([]);
	expect(await tryOut((world) => soak(world, { seed: 7, minutes: 2 }))).toEqual(once);
});
