/** Where the app under development reports its actors to the catalogue in another tab. */
export const actorChannel = "tradewind:actors";

/** The state of an actor after an event. Nothing of its context is sent. */
export interface ActorReport {
	/** Tells the tabs apart. */
	readonly page: string;
	/** Tells the actors of a tab apart. */
	readonly session: string;
	/** The id of the machine. */
	readonly machine: string;
	/** The paths of the states that it is in: several of a parallel machine. */
	readonly states: readonly string[];
	readonly event: string;
	readonly isStopped: boolean;
}
