import {
	AnswerLost,
	type CommandError,
	FailureReport,
	NotSent,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
	Unreadable,
} from "@tradewind/domain/request";
import { Effect, type ManagedRuntime, Result } from "effect";
import { fromPromise } from "xstate";
import type { Ports, RequestActor } from "../state/ports.ts";

/** What the customer sees of requests, on any page. */
export interface RequestNotices {
	/** `isAwaited`: the customer waits for its answer. */
	readonly failed: (failure: QueryError | CommandError, isAwaited: boolean) => void;
	/** The customer waits for an answer. Returns the function that ends this. */
	readonly wait: () => () => void;
}

/** Runs the requests of machines on `runtime`. A cancelled request is silent. */
export const createRequestActor =
	(
		runtime: Pick<ManagedRuntime.ManagedRuntime<Ports, never>, "runPromise">,
		notices: RequestNotices = { failed: () => {}, wait: () => () => {} },
	): RequestActor =>
	(run, { showErrorMessage = true, showsLoading = false } = {}) =>
		fromPromise(async ({ input, signal }) => {
			const end = showsLoading ? notices.wait() : undefined;
			const reported = Effect.provideService(run(input), FailureReport, (failure: QueryError) =>
				notices.failed(failure, false),
			);
			try {
				const result = await runtime.runPromise(Effect.result(reported), { signal });
				if (showErrorMessage && Result.isFailure(result) && isRequestError(result.failure))
					notices.failed(result.failure, showsLoading);
				return result;
			} finally {
				end?.();
			}
		});

const errors = [Refused, SessionInvalid, Unreachable, Unreadable, NotSent, AnswerLost];

const isRequestError = (failure: unknown): failure is QueryError | CommandError =>
	errors.some((error) => failure instanceof error);
