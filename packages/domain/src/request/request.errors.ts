import { Data } from "effect";

/** The platform refused. `message` is its own text in the customer's language, shown unchanged. */
export class Refused extends Data.TaggedError("Refused")<{
	readonly code: number;
	readonly message: string;
}> {}

/** Code 999: the token is no longer valid (Spec 1 §8). Nothing was done. */
export class SessionInvalid extends Data.TaggedError("SessionInvalid")<{ readonly message: string }> {}

/** A query received no answer. Repeating it is safe. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
	readonly reason: "offline" | "no answer" | "bad status";
	readonly status?: number;
}> {}

/** A reply does not match the contract. */
export class Unreadable extends Data.TaggedError("Unreadable")<{
	readonly call: string;
	readonly detail: string;
}> {}

/**
 * A request did not leave the device: certainly nothing was done. 'not loaded': the code that sends it could not be fetched.
 * Only of a command: 'offline'; a query is then `Unreachable`.
 */
export class NotSent extends Data.TaggedError("NotSent")<{ readonly reason: "offline" | "not loaded" }> {}

/**
 * A command left the device and no readable reply came back. It may have been carried out, whatever the HTTP status:
 * do not report it as failed, do not send it again.
 */
export class AnswerLost extends Data.TaggedError("AnswerLost")<{
	/** 'timed out': the client stopped waiting, but the platform may still carry the command out. */
	readonly reason: "no answer" | "timed out" | "bad status" | "unreadable";
	readonly status?: number;
}> {}

/** All failures of a query. */
export type QueryError = Refused | SessionInvalid | NotSent | Unreachable | Unreadable;

/** All failures of a command. */
export type CommandError = Refused | SessionInvalid | NotSent | AnswerLost;
