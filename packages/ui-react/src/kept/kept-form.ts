import type { SignedIn } from "@tradewind/domain/session";
import type { App } from "../state/app.ts";
import { afterChange, type Observed } from "../state/subscribe.ts";
import { keepDraft, storedDraft } from "./drafts.ts";
import { endWithSession, type SessionActor } from "./end-with-session.ts";
import { unansweredOrder } from "./unanswered-order.ts";

type Facts = Readonly<Record<string, unknown>>;

interface FormSnapshot<Sent> {
	readonly value: unknown;
	readonly context: { readonly sent: Sent | undefined };
	readonly matches: (state: "accepted" | "not carried out") => boolean;
	readonly hasTag: (tag: "busy") => boolean;
}

interface FormActor<Sent> extends Observed<FormSnapshot<Sent>> {
	readonly stop: SessionActor["stop"];
	readonly send: (event: { readonly type: "resume"; readonly sent: Sent }) => void;
}

interface KeptForm<Sent> {
	/** Of the form in the tab's storage; with the id of its subject, if there is one form for each. */
	readonly name: string;
	/** The facts that identify the command, never a secret, and the command of them; `undefined` if they are unreadable. */
	readonly write: (sent: Sent) => Facts;
	readonly read: (saved: Facts) => Sent | undefined;
	/** What is typed, and the function that types it again. */
	readonly draft?: {
		readonly write: () => Facts | undefined;
		readonly restore: (typed: Facts) => void;
	};
	/** The actor's subscriptions. */
	readonly ends?: readonly (() => void)[];
}

/**
 * Keeps a form with one command beyond its page (docs/assumptions.md, A-140): what is typed survives a reload and the end of the session, and a
 * command without an answer is looked up by the actor of the next page or session, once that has read what its page shows. The
 * actor ends with its session.
 */
export const keepForm = <Sent>(
	app: Pick<App, "session" | "realtime">,
	signedIn: SignedIn,
	actor: FormActor<Sent>,
	{ name, write, read, draft, ends = [] }: KeptForm<Sent>,
): void => {
	const owner = signedIn.customer.id;
	const unanswered = unansweredOrder({ name }, () => app.realtime.getSnapshot().context.now());
	const found = unanswered.read((saved) => (saved.owner === owner ? read(saved) : undefined));
	if (draft) {
		const typed = storedDraft(app, name);
		// A form whose command may have been carried out is not filled in to be sent again.
		if (typed && (found !== undefined || typed.isAwaited !== true)) draft.restore(typed);
	}
	let saved: ReturnType<typeof unanswered.save> | undefined;
	const save = (): void => {
		saved = unanswered.save<Sent>(actor, (sent) => ({ ...write(sent), owner }));
	};
	const stopWaiting =
		found === undefined
			? undefined
			: whenRead(actor, () => {
					actor.send({ type: "resume", sent: found });
					save();
				});
	if (!stopWaiting) save();
	if (draft)
		keepDraft(
			app,
			name,
			() => {
				const snapshot = actor.getSnapshot();
				const typed = snapshot.matches("accepted") ? undefined : draft.write();
				const isAwaited = snapshot.context.sent !== undefined && !snapshot.matches("not carried out");
				return typed && { ...typed, isAwaited };
			},
			{ ofSession: true },
		);
	endWithSession(app, signedIn, actor, {
		saved: { end: () => saved?.end(), forget: () => saved?.forget() },
		ends: [() => stopWaiting?.(), ...ends],
	});
};

/** Calls `act` once the actor has read what its page shows: until then the page has no place for the outcome of a command. */
const whenRead = <Sent>(actor: FormActor<Sent>, act: () => void): (() => void) => {
	const isRead = (snapshot: FormSnapshot<Sent>): boolean =>
		!snapshot.hasTag("busy") && snapshot.value !== "failed";
	if (isRead(actor.getSnapshot())) {
		act();
		return () => {};
	}
	const end = afterChange(actor, isRead, (is) => {
		if (!is) return;
		end();
		act();
	});
	return end;
};
