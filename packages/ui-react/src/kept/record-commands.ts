import type { SavedCommand } from "@tradewind/domain/journal";
import type { CommandError } from "@tradewind/domain/request";
import type { App } from "../state/app.ts";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { type AddStep, beginEntry, recordedUid, resumeEntry, type StepFacts } from "./journal-log.ts";

/** The part of a machine with `commandStates` that is recorded. */
interface CommandSnapshot<Context> {
	readonly context: Context;
	readonly matches: (state: "sending" | "accepted" | "outcome unknown" | "not carried out") => boolean;
}

interface CommandContext<Sent, Answer> {
	readonly sent: Sent | undefined;
	readonly refusal: CommandError | undefined;
	readonly answer: Answer | undefined;
}

/** The steps of a command, in any machine. */
type Stage = "idle" | "asked" | "unknown" | "answered" | "refused" | "not carried out";

/** What a recorder reads from a machine. */
export interface RecordedMachine<Snapshot> {
	readonly stageOf: (snapshot: Snapshot) => Stage;
	/** The command that is being sent: facts that identify it, never a secret. `undefined` if it is not recorded. */
	readonly commandOf: (snapshot: Snapshot) => SavedCommand | undefined;
	readonly refusalOf: (snapshot: Snapshot) => CommandError | undefined;
	/** Of a command that was carried out. */
	readonly answerOf: (snapshot: Snapshot) => StepFacts;
	/** Whether a command with unknown outcome is still open although its state was left. */
	readonly isOpen: (snapshot: Snapshot) => boolean;
}

/**
 * Records every command of a machine in the journal of this device: the request, the answer, and how an unknown outcome was
 * resolved. Use it for each kept actor of a money command: `recordCommands(app, actor, (sent) => ({ is: "transfer", amount:
 * toText(sent.order.amount), … }))`. Returns the function that ends it.
 */
export const recordCommands = <Sent, Answer extends { readonly message: string | undefined }>(
	app: Pick<App, "session">,
	actor: Observed<CommandSnapshot<CommandContext<Sent, Answer>>>,
	describe: (sent: Sent) => SavedCommand | undefined,
	recordOf: (answer: Answer) => string | undefined = () => undefined,
): (() => void) =>
	recordMachine(app, actor, {
		stageOf: stageIn,
		commandOf: ({ context: { sent } }) => (sent === undefined ? undefined : describe(sent)),
		refusalOf: ({ context }) => context.refusal,
		answerOf: ({ context: { answer } }) => ({
			message: answer?.message,
			record: answer && recordOf(answer),
		}),
		// A command that waits for its customer's next login is still sent.
		isOpen: ({ context }) => context.sent !== undefined,
	});

/** The same for a machine with other states. */
export const recordMachine = <Snapshot>(
	app: Pick<App, "session">,
	actor: Observed<Snapshot>,
	{ stageOf, commandOf, refusalOf, answerOf, isOpen }: RecordedMachine<Snapshot>,
): (() => void) => {
	let add: AddStep | undefined;
	let last: Stage = "idle";
	return subscribeTo(actor, stageOf, (stage) => {
		const snapshot = actor.getSnapshot();
		const before = last;
		last = stage;
		if (stage === "asked" || (stage === "unknown" && !add)) {
			const uid = recordedUid(app);
			const command = uid === undefined ? undefined : commandOf(snapshot);
			if (uid === undefined || !command) return;
			add = stage === "asked" ? beginEntry(uid, command) : resumeEntry(uid, command);
		}
		if (stage === "asked") return;
		if (stage === "unknown") {
			add?.("unknown");
			return;
		}
		if (stage === "answered") add?.(before === "unknown" ? "found" : "answered", answerOf(snapshot));
		else if (stage === "not carried out") add?.("not carried out");
		else if (stage === "refused") refuse(add, refusalOf(snapshot));
		else if (before === "asked") add?.("unknown");
		else if (before === "unknown" && !isOpen(snapshot)) add?.("dismissed");
		add = undefined;
	});
};

/** The stage of a machine with `commandStates`. */
const stageIn = (snapshot: CommandSnapshot<CommandContext<unknown, unknown>>): Stage => {
	if (snapshot.matches("sending")) return "asked";
	if (snapshot.matches("outcome unknown")) return "unknown";
	if (snapshot.matches("accepted")) return "answered";
	if (snapshot.matches("not carried out")) return "not carried out";
	return snapshot.context.refusal ? "refused" : "idle";
};

const refuse = (add: AddStep | undefined, refusal: CommandError | undefined): void => {
	if (refusal?._tag === "NotSent") add?.("not sent");
	else if (refusal?._tag === "SessionInvalid") add?.("logged out", { message: refusal.message });
	else if (refusal?._tag === "Refused") add?.("refused", { message: refusal.message });
	else add?.("unknown");
};
