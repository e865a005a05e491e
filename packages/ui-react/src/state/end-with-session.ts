import type { SignedIn } from "@tradewind/domain/session";
import type { App } from "./app.ts";
import type { Observed } from "./subscribe.ts";

interface CommandActor
	extends Observed<{
		readonly context: { readonly refusal: unknown };
		readonly matches: (state: "sending") => boolean;
	}> {
	readonly stop: () => unknown;
}

/** What saves the command of the actor while it has no answer (`unansweredOrder`). */
interface SavedCommand {
	readonly end: () => void;
	readonly forget: () => void;
}

/**
 * Stops the actor of a form when its session ends: the next session has its own, which looks up the saved command. A command
 * that is being sent is not aborted, but its answer is not reported. A refused one is forgotten, so that it is not looked up.
 * `ends` are the actor's subscriptions.
 */
export const endWithSession = (
	app: Pick<App, "session">,
	signedIn: SignedIn,
	actor: CommandActor,
	{ saved, ends = [] }: { readonly saved: SavedCommand; readonly ends?: readonly (() => void)[] },
): void => {
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		for (const end of [...ends, saved.end]) end();
		if (!actor.getSnapshot().matches("sending")) {
			actor.stop();
			return;
		}
		const answer = actor.subscribe((snapshot) => {
			if (snapshot.matches("sending")) return;
			answer.unsubscribe();
			if (snapshot.context.refusal) saved.forget();
			actor.stop();
		});
	});
};
