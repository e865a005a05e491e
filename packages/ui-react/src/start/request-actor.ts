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
import { Effect, Result } from "effect";
import { fromPromise } from "xstate";
import type { Ports, RequestActor } from "../state/ports.ts";
import { isRecord } from "../storage/web-storage.ts";

/** What the customer sees of requests, on any page. */
export interface RequestNotices {
	/** `isAwaited`: the customer waits for its answer. */
	readonly failed: (failure: QueryError | CommandError, isAwaited: boolean) => void;
	/** A command succeeded with this text of the platform. */
	readonly succeeded: (message: string) => void;
	/** The customer waits for an answer. Returns the function that ends this. */
	readonly wait: () => () => void;
}

type RunPromise = <A, E>(
	effect: Effect.Effect<A, E, Ports>,
	options?: { readonly signal?: AbortSignal | undefined },
) => Promise<A>;

/** Runs the requests of machines with `runPromise`. A cancelled request is silent. */
export const createRequestActor =
	(
		runPromise: RunPromise,
		notices: RequestNotices = { failed: () => {}, succeeded: () => {}, wait: () => () => {} },
	): RequestActor =>
	(run, { showErrorMessage = true, showSuccessMessage = true, showsLoading = false } = {}) =>
		fromPromise(async ({ input, signal }) => {
			const end = showsLoading ? notices.wait() : undefined;
			const reported = Effect.provideService(run(input), FailureReport, (failure: QueryError) =>
				notices.failed(failure, false),
			);
			try {
				const result = await runPromise(Effect.result(reported), { signal });
				if (showErrorMessage && Result.isFailure(result) && isRequestError(result.failure))
					notices.failed(result.failure, showsLoading);
				const message = Result.isSuccess(result) && showSuccessMessage ? messageOf(result.success) : "";
				if (message) notices.succeeded(message);
				return result;
			} finally {
				end?.();
			}
		});

/** Only the answer of a command carries a text of the platform (`CommandDone`). */
const messageOf = (answer: unknown): string =>
	isRecord(answer) && typeof answer.message === "string" ? answer.message : "";

const errors = [Refused, SessionInvalid, Unreachable, Unreadable, NotSent, AnswerLost];

const isRequestError = (failure: unknown): failure is QueryError | CommandError =>
	errors.some((error) => failure instanceof error);
