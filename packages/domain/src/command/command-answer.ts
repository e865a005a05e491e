import type { Result } from "effect";
import { answerOf, failureOf } from "../request/request.actor.ts";
import type { CommandError } from "../request/request.errors.ts";
import type { CommandDone } from "./command.ts";

interface Answered<Answer> {
	readonly event: { readonly output: Result.Result<Answer, CommandError> };
}

/** Guard of a command's `onDone`: the command may or may not have been carried out. */
export const isLost = <Answer>(answered: Answered<Answer>): boolean =>
	failureOf(answered)?._tag === "AnswerLost";

/** Whether the platform may still carry out a lost command, so that the lists cannot disprove it yet. */
export const mayStillComplete = <Answer>(answered: Answered<Answer>): boolean => {
	const failure = failureOf(answered);
	return failure?._tag === "AnswerLost" && failure.reason === "timed out";
};

/** The platform's text on a command that it carried out. */
export const messageOf = (answered: Answered<CommandDone>): string | undefined => answerOf(answered)?.message;

/** How often the lists are read before a command without a trace counts as not carried out. */
export const maxReconcileAttempts = 3;

/** Milliseconds before the next attempt: 1 s, 2 s, 4 s. */
export const reconcileDelayMs = (reconcileAttempts: number): number => 1000 * 2 ** reconcileAttempts;

/** A context value that is always defined in this state. Throws if it is missing, which is a defect. */
export const requireValue = <Value>(value: Value | undefined): Value => {
	if (value === undefined) throw new Error("The machine is in a state that its context does not allow");
	return value;
};
