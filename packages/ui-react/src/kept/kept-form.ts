import type { CommandReply } from "@tradewind/domain/command";
import type { SavedCommand } from "@tradewind/domain/journal";
import type { CommandError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { onLanguageChange } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { afterChange, type Observed } from "../state/subscribe.ts";
import { endWithSession, type SessionActor } from "./end-with-session.ts";
import { type KeptReceipts, keepReceipts } from "./keep-receipts.ts";
import { type KeptDraft, keepTyped } from "./keep-typed.ts";
import { type CommandFormat, lostCommand } from "./lost-command.ts";
import { recordCommands } from "./record-commands.ts";

interface FormSnapshot<Sent> {
	readonly value: unknown;
	readonly context: {
		readonly sent: Sent | undefined;
		readonly refusal: CommandError | undefined;
		readonly answer: CommandReply | undefined;
		readonly facts: object;
	};
	readonly matches: (
		state:
			| ("sending" | "accepted" | "outcome unknown" | "not carried out")
			| { readonly "outcome unknown": "unresolved" },
	) => boolean;
	readonly hasTag: (tag: "busy") => boolean;
}

interface FormActor<Sent> extends Observed<FormSnapshot<Sent>> {
	readonly stop: SessionActor["stop"];
	readonly on: (
		event: "carried out",
		listener: (event: { readonly sent: Sent; readonly answer: CommandReply }) => void,
	) => { readonly unsubscribe: () => void };
	readonly send: (
		event: { readonly type: "resume"; readonly sent: Sent } | { readonly type: "acknowledge" },
	) => void;
}

interface KeptForm<Sent, Saved, Typed> extends Partial<Omit<KeptReceipts<Sent>, "name">> {
	/** Of the form; with the id of its subject, if there is one form for each. */
	readonly name: string;
	/** How a command without an answer is saved. */
	readonly command: CommandFormat<Sent, Saved> & {
		/** Of what is saved, if it is not that of the form. */
		readonly name?: string;
		/** The machine looks it up right after its start, not once its page has been read. */
		readonly isResumedAtOnce?: true;
	};
	/** What is typed, and how it is typed again. */
	readonly draft?: KeptDraft<Typed>;
	/** The command in the journal of this device; `undefined` if it is not recorded. */
	readonly journal?: (sent: Sent) => SavedCommand | undefined;
	/** Supplies facts to the machine; called when the site, the balances or the language have changed. */
	readonly supplyFacts?: () => void;
	/** Reads lists and balances again: a command was carried out, was not, was refused, or has no known outcome. */
	readonly readAgain?: (sent: Sent | undefined) => void;
	/** The pictures of the form, which belong to one command. */
	readonly slots?: readonly { readonly send: (event: { readonly type: "remove" }) => void }[];
	/** The actor's other subscriptions. */
	readonly ends?: readonly (() => void)[];
}

/**
 * Keeps a form with one command beyond its page: what is typed survives a reload and the end of the session (docs/assumptions.md, A-48,
 * A-345); a command without an answer is looked up by the actor of the next page or session, and never sent again; each
 * command is in the journal of the device, and one that was carried out has a receipt in the place of the form. The
 * actor ends with its session.
 */
export const keptForm = <Sent, Saved, Typed>(
	app: App,
	signedIn: SignedIn,
	actor: FormActor<Sent>,
	form: KeptForm<Sent, Saved, Typed>,
): void => {
	const { name, command, draft, journal, receipt, readNumber, readAgain, slots = [] } = form;
	const lost = lostCommand(app, { name, ...command, owner: signedIn.customer.id });
	const found = lost.read();
	const stopTyping = draft && keepTyped(app, actor, { name, ...draft, isLookedUp: found !== undefined });
	if (journal) recordCommands(app, actor, journal);
	let saved: ReturnType<typeof lost.save> | undefined;
	const begin = (): void => {
		if (found !== undefined) actor.send({ type: "resume", sent: found });
		saved = lost.save(actor);
	};
	const stopWaiting =
		found === undefined || command.isResumedAtOnce === true ? begin() : whenRead(actor, begin);
	const stopReading = readAgain && readAfterCommands(actor, readAgain);
	actor.on("carried out", () => {
		for (const slot of slots) slot.send({ type: "remove" });
	});
	if (receipt) keepReceipts(app, signedIn, actor, { name, receipt, ...(readNumber && { readNumber }) });
	endWithSession(app, signedIn, actor, {
		saved: { end: () => saved?.end(), forget: () => saved?.forget() },
		ends: [
			() => stopWaiting?.(),
			() => stopTyping?.(),
			() => stopReading?.(),
			...(form.supplyFacts ? followFacts(app, form.supplyFacts) : []),
			...(form.ends ?? []),
		],
	});
};

const followFacts = ({ site, balances }: App, supply: () => void): readonly (() => void)[] => [
	afterChange(site, ({ context }) => context.flags, supply),
	afterChange(site, ({ context }) => context.settings, supply),
	afterChange(balances, ({ context }) => context.balances, supply),
	onLanguageChange(supply),
];

/** `readAgain` is called when a command is over or has no known outcome. */
const readAfterCommands = <Sent>(
	actor: FormActor<Sent>,
	readAgain: (sent: Sent | undefined) => void,
): (() => void) => {
	const carriedOut = actor.on("carried out", ({ sent }) => readAgain(sent));
	const end = afterChange(
		actor,
		(snapshot) =>
			snapshot.context.refusal?._tag === "Refused" ||
			snapshot.matches("not carried out") ||
			snapshot.matches({ "outcome unknown": "unresolved" }),
		(isDue) => isDue && readAgain(actor.getSnapshot().context.sent),
	);
	return () => {
		carriedOut.unsubscribe();
		end();
	};
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
