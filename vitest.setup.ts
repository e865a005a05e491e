import fc from "fast-check";
import { afterEach, vi } from "vitest";
import "./vitest.equality.ts";

/** Every run tries the same cases. */
fc.configureGlobal({ seed: 20_260_101 });

/** The files of a worker share one global object: each test leaves it as it was. */
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
