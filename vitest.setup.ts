import fc from "fast-check";
import { afterEach, vi } from "vitest";
import "./vitest.equality.ts";

/** A fixed seed, so that every run of a property test has the same cases. */
fc.configureGlobal({ seed: 20_260_101 });

/** The test files of a worker share one global object, so each test restores it. */
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
