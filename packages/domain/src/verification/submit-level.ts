import { Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { CommandError } from "../request/request.errors.ts";
import type { LevelSubmission } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** Submits a level with the call for that level (Spec 2 §7). A command. */
export const submitLevel = (
	submission: LevelSubmission,
): Effect.Effect<CommandDone, CommandError, Verifications> =>
	Effect.flatMap(Verifications, ({ submitJunior, submitSenior }) =>
		submission.level === "junior" ? submitJunior(submission) : submitSenior(submission),
	);
