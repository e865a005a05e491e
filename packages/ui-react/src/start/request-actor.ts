import { Effect, type ManagedRuntime, type Result } from "effect";
import { fromPromise, type NonReducibleUnknown } from "xstate";
import { nextTask } from "../state/yield-to-main.ts";
import { heldStill } from "./stillness.ts";

/**
 * A declared actor of a machine, run as `run(input)`. A typed failure is an answer too: it comes to `onDone` as a failed
 * Result, in a task of its own; what is asked while the page is held still is answered after that. Leaving the state
 * interrupts it; what an interrupted command does is the adapter's affair.
 */
export const fromEffect =
	<R>(runtime: ManagedRuntime.ManagedRuntime<R, never>) =>
	<A, E, Input = NonReducibleUnknown>(run: (input: Input) => Effect.Effect<A, E, R>) =>
		fromPromise<Result.Result<A, E>, Input>(async ({ input, signal }) => {
			const stillness = heldStill();
			const result = await runtime.runPromise(Effect.result(run(input)), { signal });
			await stillness;
			await nextTask();
			return result;
		});
