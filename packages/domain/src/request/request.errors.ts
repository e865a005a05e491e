import { Data } from "effect";

/** The platform answered and said no. `message` is its own sentence, in the customer's language; shown as it is. */
export class Refused extends Data.TaggedError("Refused")<{
	readonly code: number;
	readonly message: string;
}> {}

/** Code 999: the token is not valid any more (Spec 1 §8). Nothing was done. */
export class SessionInvalid extends Data.TaggedError("SessionInvalid")<{ readonly message: string }> {}

/** A question got no answer. Asking again is safe. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
	readonly reason: "offline" | "no answer" | "bad status";
	readonly status?: number;
}> {}

/** An answer came that does not fit the contract. */
export class Unreadable extends Data.TaggedError("Unreadable")<{
	readonly call: string;
	readonly detail: string;
}> {}

/** A command did not leave the device: certainly nothing was done. */
export class NotSent extends Data.TaggedError("NotSent")<{ readonly reason: "offline" }> {}

/**
 * A command left the device and no readable answer came back. It may or may not have been carried out, whatever the
 * HTTP status: nobody may call this "failed", and nobody may send it again.
 */
export class AnswerLost extends Data.TaggedError("AnswerLost")<{
	/** 'still under way': nobody waits for the answer any longer, but the platform may carry it out yet. */
	readonly reason: "no answer" | "timed out" | "bad status" | "unreadable";
	readonly status?: number;
}> {}

/** All that can go wrong with a question. */
export type QueryError = Refused | SessionInvalid | Unreachable | Unreadable;

/** All that can go wrong with a command. */
export type CommandError = Refused | SessionInvalid | NotSent | AnswerLost;
