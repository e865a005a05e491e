import { Context, Effect } from "effect";
import type { QueryError } from "./request.errors.ts";

/** Receives the failure of each reading that is left out of a composed result. Without a provided one it does nothing. */
export const FailureReport = Context.Reference<(failure: QueryError) => void>(
	"@tradewind/domain/request/FailureReport",
	{ defaultValue: () => () => {} },
);

/** `undefined` if the reading fails; the failure is reported. */
export const optional = <A, R>(
	reading: Effect.Effect<A, QueryError, R>,
): Effect.Effect<A | undefined, never, R> =>
	Effect.catch(reading, (failure) =>
		Effect.gen(function* () {
			(yield* FailureReport)(failure);
			return undefined;
		}),
	);
