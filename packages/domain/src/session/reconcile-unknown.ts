import { Result } from "effect";
import { fromPromise } from "xstate";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";

/**
 * `lookForIt` of a command that no list shows: a registration, because nothing can be read before a login, and a new
 * password, which nobody can read at all. It always answers that it can't be told, and nobody provides another one. The
 * customer finds out by logging in, or by using the new password.
 */
export const reconcileUnknown = <Sent>() =>
	fromPromise<Result.Result<ReconcileResult<CommandReply>, QueryError>, Sent>(() =>
		Promise.resolve(Result.succeed({ is: "unknown" })),
	);
