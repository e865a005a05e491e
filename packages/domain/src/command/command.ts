import type { EventObject } from "xstate";
import type { CommandError } from "../request/request.errors.ts";

/** The platform's answer to a command that it carried out; `message` is its own sentence (Spec 1 §7, Spec 2 §8). */
export interface CommandDone {
	readonly message: string;
}

/** What is known of a command that was carried out: the platform's sentence, absent where its answer never came. */
export interface CommandReply {
	readonly message: string | undefined;
}

/** What the platform's lists show of a command whose answer was lost. */
export type ReconcileResult<Answer extends CommandReply> =
	| { readonly is: "confirmed"; readonly answer: Answer }
	| { readonly is: "absent" }
	/** The lists can't tell, whatever they show. */
	| { readonly is: "unknown" };

/** A list shows the command. The platform's sentence never came. */
export const confirmed = { is: "confirmed", answer: { message: undefined } } as const;

/** The types of a machine with a command in it. */
export interface CommandTypes {
	/** What the customer fills in. */
	readonly form: unknown;
	/** What is known from elsewhere: balances, settings, lists. */
	readonly facts: object;
	readonly sent: unknown;
	readonly answer: CommandReply;
	/** All events of the machine. */
	readonly event: EventObject;
}

export interface CommandContext<Types extends CommandTypes> {
	readonly form: Types["form"];
	readonly facts: Types["facts"];
	/** What was sent: under way, in doubt or carried out; nothing once it was refused or put aside. */
	readonly sent: Types["sent"] | undefined;
	/** Of the last command that was carried out. */
	readonly answer: Types["answer"] | undefined;
	/** Why the last command was certainly not carried out; until the next one or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** The command in doubt was not answered in time: the platform may carry it out yet. */
	readonly mayStillComplete: boolean;
	/** How often the lists have been read for the command in doubt. */
	readonly reconcileAttempts: number;
}

/** Nothing was sent yet. */
export const noCommand = {
	sent: undefined,
	answer: undefined,
	refusal: undefined,
	mayStillComplete: false,
	reconcileAttempts: 0,
} as const;

/** What a customer says to a command that is in doubt, refused or done. */
export type CommandEvent =
	| { readonly type: "check again" }
	/** A notice was read: of a refusal, of a command that was not carried out, of one that nobody can tell of. */
	| { readonly type: "dismiss" }
	/** The answer was read. */
	| { readonly type: "acknowledge" };

/** Told to the app once, when the platform has carried the command out: it reads its lists and balances again. */
export interface CommandCarriedOut<Types extends CommandTypes> {
	readonly type: "carried out";
	readonly sent: Types["sent"];
	readonly answer: Types["answer"];
}
