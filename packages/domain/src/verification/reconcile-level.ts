import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { LevelSubmission } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/**
 * Looks for a level whose answer was lost by the status of that level (Spec 2 §4): submitting moves it on. A form is only
 * open while it is not submitted. Only reads.
 */
export const reconcileLevel = ({
	level,
}: LevelSubmission): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Verifications> =>
	Effect.gen(function* () {
		const { twoLevelStatus } = yield* Verifications;
		const status = yield* twoLevelStatus;
		return status[level] === "not submitted" ? { is: "absent" } : confirmed;
	});
