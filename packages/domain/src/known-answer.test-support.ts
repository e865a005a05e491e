import type { Result } from "effect";
import { fromPromise } from "xstate";

/** A request actor that is answered at once, for tests that do not test the reading. */
export const knownAnswer = <A, E, Input>(answer: (input: Input) => Result.Result<A, E>) => ({
	...fromPromise<Result.Result<A, E>, Input>(({ input }) => Promise.resolve(answer(input))),
	getInitialSnapshot: (_: unknown, input: Input) => ({
		status: "done" as const,
		output: answer(input),
		error: undefined,
		input: undefined,
	}),
});
