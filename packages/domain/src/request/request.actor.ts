import { Result } from "effect";
import { fromPromise, type NonReducibleUnknown } from "xstate";

/**
 * A request of a machine, provided by the composition root. A typed failure arrives in `onDone` as a failed Result;
 * `onError` is a defect. Leaving the state cancels it.
 */
export const requestActor = <A, E, Input = NonReducibleUnknown>() =>
	fromPromise<Result.Result<A, E>, Input>(() => Promise.reject(new Error("No actor was provided")));

interface Answered<A, E> {
	readonly event: { readonly output: Result.Result<A, E> };
}

/** Guard of `onDone`: the request failed with a typed failure. */
export const hasFailed = <A, E>({ event }: Answered<A, E>): boolean => Result.isFailure(event.output);

export const failureOf = <A, E>({ event }: Answered<A, E>): E | undefined =>
	Result.isFailure(event.output) ? event.output.failure : undefined;

export const answerOf = <A, E>({ event }: Answered<A, E>): A | undefined =>
	Result.getOrUndefined(event.output);
