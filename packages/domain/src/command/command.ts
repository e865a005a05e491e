import type { Effect } from "effect";
import type { EventObject } from "xstate";
import type { CommandError } from "../request/request.errors.ts";

/** The platform's reply to a command that it carried out. `message` is its own text (Spec 1 §7, Spec 2 §8). */
export interface CommandDone {
	readonly message: string;
}

/** What is known of a command that was carried out. `message` is absent if the reply was lost. */
export interface CommandReply {
	readonly message: string | undefined;
}

/** Sends a command, by one request. */
export type Sending<Port> = Effect.Effect<CommandReply, CommandError, Port>;

/** What the platform's lists show of a command whose answer was lost. */
export type ReconcileResult<Answer extends CommandReply> =
	| { readonly is: "confirmed"; readonly answer: Answer }
	| { readonly is: "absent" }
	/** The lists cannot prove it either way. */
	| { readonly is: "unknown" };

/** A list shows the command; the platform's text was lost. */
export const confirmed = { is: "confirmed", answer: { message: undefined } } as const;

/** The types of a machine with a command. */
export interface CommandTypes {
	/** The customer's input. */
	readonly form: unknown;
	/** Data from outside the form: balances, settings, lists. */
	readonly facts: object;
	readonly sent: unknown;
	readonly answer: CommandReply;
	/** All events of the machine. */
	readonly event: EventObject;
}

export interface CommandContext<Types extends CommandTypes> {
	readonly form: Types["form"];
	readonly facts: Types["facts"];
	/**
	 * The command that is being sent, has an unknown outcome or was carried out; `undefined` after a refusal or
	 * 'dismiss'.
	 */
	readonly sent: Types["sent"] | undefined;
	/** Reply to the last command that was carried out. */
	readonly answer: Types["answer"] | undefined;
	/** Why the last command was certainly not carried out; until the next command or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** The command timed out: the platform may still carry it out. */
	readonly mayStillComplete: boolean;
	/** How often the lists have been read for the command with unknown outcome. */
	readonly reconcileAttempts: number;
}

/** The initial state: nothing was sent. */
export const noCommand = {
	sent: undefined,
	answer: undefined,
	refusal: undefined,
	mayStillComplete: false,
	reconcileAttempts: 0,
} as const;

/** The customer's reactions to a command that has an unknown outcome, was refused or was carried out. */
export type CommandEvent =
	| { readonly type: "check again" }
	/** Closes a notice: of a refusal, of a command that was not carried out, or of an unresolved one. */
	| { readonly type: "dismiss" }
	/** Closes the reply. */
	| { readonly type: "acknowledge" };

/**
 * A command that was sent before the app was loaded again or the session ended, and not answered: it is looked up, never sent
 * (docs/assumptions.md, A-140).
 */
export interface ResumeCommand<Sent> {
	readonly type: "resume";
	readonly sent: Sent;
}

/** Emitted once when the platform has carried the command out. The app then reads its lists and balances again. */
export interface CommandCarriedOut<Types extends CommandTypes> {
	readonly type: "carried out";
	readonly sent: Types["sent"];
	readonly answer: Types["answer"];
}
