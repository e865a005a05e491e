import { Result } from "effect";
import { fromPromise } from "xstate";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";

/**
 * `reconcile` of a command that no list shows: a registration, because nothing can be read before the login, and a
 * new password. The result is always unknown. The customer finds out by logging in or by using the new password.
 */
export const reconcileUnknown = <Sent>() =>
	fromPromise<Result.Result<ReconcileResult<CommandReply>, QueryError>, Sent>(() =>
		Promise.resolve(Result.succeed({ is: "unknown" })),
	);
