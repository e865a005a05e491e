import type { SignedIn } from "@tradewind/domain/session";
import type { App } from "../state/app.ts";
import type { Observed } from "../state/subscribe.ts";
import { isRecord } from "../storage/web-storage.ts";

/** An actor that is kept for a session. */
export interface SessionActor extends Observed<unknown> {
	readonly stop: () => unknown;
}

/** What saves the command of the actor while it has no answer (`unansweredOrder`). */
interface SavedCommand {
	readonly end: () => void;
	readonly forget: () => void;
}

interface Ending {
	readonly saved?: SavedCommand;
	/** The actor's subscriptions and holds. */
	readonly ends?: readonly (() => void)[];
}

/**
 * Stops an actor when its session ends: the next session has its own, which looks up the saved command. A command
 * that is being sent is not aborted, but its answer is not reported. A refused one is forgotten, so that it is not looked up.
 * The subscriptions of an actor that is stopped before end too, so that nothing is sent to it any more.
 */
export const endWithSession = (
	app: Pick<App, "session">,
	signedIn: SignedIn,
	actor: SessionActor,
	{ saved, ends = [] }: Ending = {},
): void => {
	let isEnded = false;
	const end = (): void => {
		if (isEnded) return;
		isEnded = true;
		session.unsubscribe();
		for (const end of ends) end();
		saved?.end();
	};
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		end();
		if (!isSending(actor)) {
			actor.stop();
			return;
		}
		const answer = actor.subscribe(() => {
			if (isSending(actor)) return;
			answer.unsubscribe();
			if (isRefused(actor)) saved?.forget();
			actor.stop();
		});
	});
	actor.subscribe({ complete: end });
};

const isSending = (actor: SessionActor): boolean => {
	const snapshot = actor.getSnapshot();
	return isRecord(snapshot) && snapshot.value === "sending";
};

const isRefused = (actor: SessionActor): boolean => {
	const snapshot = actor.getSnapshot();
	return isRecord(snapshot) && isRecord(snapshot.context) && snapshot.context.refusal !== undefined;
};
