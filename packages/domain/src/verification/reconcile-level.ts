import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { LevelSubmission } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/**
 * Checks the status of a level whose answer was lost (Spec 2 §4): a submission changes it. The form opens only for a
 * level that is not submitted. Only reads.
 */
export const reconcileLevel = ({
	level,
}: LevelSubmission): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Verifications> =>
	Effect.gen(function* () {
		const { twoLevelStatus } = yield* Verifications;
		const status = yield* twoLevelStatus;
		return status[level] === "not submitted" ? { is: "absent" } : confirmed;
	});
