import type { Result } from "effect";
import { fromPromise } from "xstate";

/** A request actor whose answer is there as soon as it is asked, for tests in which reading is not the point. */
export const knownAnswer = <A, E, Input>(answer: (input: Input) => Result.Result<A, E>) => ({
	...fromPromise<Result.Result<A, E>, Input>(({ input }) => Promise.resolve(answer(input))),
	getInitialSnapshot: (_: unknown, input: Input) => ({
		status: "done" as const,
		output: answer(input),
		error: undefined,
		input: undefined,
	}),
});
