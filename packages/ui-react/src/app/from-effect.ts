import { Effect, type ManagedRuntime, type Result } from "effect";
import { fromPromise, type NonReducibleUnknown } from "xstate";

/**
 * A declared actor of a machine, run as `run(input)`. A typed failure is an answer too: it comes to `onDone` as a failed
 * Result. Leaving the state interrupts it; what an interrupted command does is the adapter's affair.
 */
export const fromEffect =
	<R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) =>
	<A, E, Input = NonReducibleUnknown>(run: (input: Input) => Effect.Effect<A, E, R>) =>
		fromPromise<Result.Result<A, E>, Input>(({ input, signal }) =>
			runtime.runPromise(Effect.result(run(input)), { signal }),
		);
