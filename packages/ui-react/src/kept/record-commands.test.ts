import { readEntries } from "@tradewind/domain/journal";
import { AnswerLost, type CommandError, NotSent, Refused, SessionInvalid } from "@tradewind/domain/request";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addStepTo, beginEntry, journalKey, journalText, onJournal, recordedBy } from "./journal-log.ts";
import { recordCommands } from "./record-commands.ts";

type State = "form" | "sending" | "accepted" | "outcome unknown" | "not carried out";
interface Sent {
	readonly amount: string;
}

/** A machine with the shared command states, whose state the test sets. */
const fakeMachine = () => {
	const listeners = new Set<() => void>();
	let state: State = "form";
	let context: {
		readonly sent: Sent | undefined;
		readonly refusal: CommandError | undefined;
		readonly answer: { readonly message: string | undefined; readonly id?: number } | undefined;
	} = { sent: undefined, refusal: undefined, answer: undefined };
	return {
		actor: {
			getSnapshot: () => ({ context, matches: (wanted: string) => wanted === state }),
			subscribe: (listener: unknown) => {
				const call = listener as () => void;
				listeners.add(call);
				return { unsubscribe: () => void listeners.delete(call) };
			},
		} as never,
		go: (next: State, change: Partial<typeof context> = {}) => {
			state = next;
			context = { ...context, ...change };
			for (const listener of listeners) listener();
		},
	};
};

const appOf = (uid?: string) => ({
	session: { getSnapshot: () => ({ context: { signedIn: uid && { customer: { uid } } } }) } as never,
});

const items = new Map<string, string>();
beforeEach(() => {
	items.clear();
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

const describeCommand = ({ amount }: Sent) => ({ is: "deposit crypto", amount }) as const;
const sent: Sent = { amount: "50" };

const record = (uid: string | undefined = "7") => {
	const machine = fakeMachine();
	const end = recordCommands<Sent, { readonly message: string | undefined; readonly id?: number }>(
		appOf(uid),
		machine.actor,
		describeCommand,
		({ id }) => (id === undefined ? undefined : `deposit ${id}`),
	);
	return { ...machine, end };
};

const recorded = (uid = "7") =>
	readEntries(recordedBy(uid, journalText())).map(({ command, steps }) => [
		command.record,
		...steps.map(({ is, message }) => (message === undefined ? is : `${is}: ${message}`)),
	]);

test("what was asked and answered is recorded, with the platform's text and the record", () => {
	const { go } = record();
	go("sending", { sent });
	expect(recorded()).toEqual([[undefined, "asked"]]);
	go("accepted", { answer: { message: "Submitted", id: 31 } });
	go("form", { sent: undefined, answer: undefined });
	expect(recorded()).toEqual([["deposit 31", "asked", "answered: Submitted"]]);
});

test.each([
	[new Refused({ code: 0, message: "Too much" }), "refused: Too much"],
	[new SessionInvalid({ message: "Log in again" }), "logged out: Log in again"],
	[new NotSent({ reason: "offline" }), "not sent"],
	[new AnswerLost({ reason: "no answer" }), "unknown"],
])("the failure %s is recorded as what it means", (refusal, step) => {
	const { go } = record();
	go("sending", { sent });
	go("form", { sent: undefined, refusal });
	expect(recorded()).toEqual([[undefined, "asked", step]]);
});

test("an unknown outcome that a record proves is recorded as found", () => {
	const { go } = record();
	go("sending", { sent });
	go("outcome unknown");
	go("outcome unknown");
	go("accepted", { answer: { message: undefined } });
	expect(recorded()).toEqual([[undefined, "asked", "unknown", "found"]]);
});

test("an unknown outcome that the records disprove, and one that the customer dismisses, are recorded as such", () => {
	const { go } = record();
	go("sending", { sent });
	go("outcome unknown");
	go("not carried out");
	go("form", { sent: undefined });
	go("sending", { sent });
	go("outcome unknown");
	go("form", { sent: undefined });
	expect(recorded()).toEqual([
		[undefined, "asked", "unknown", "not carried out"],
		[undefined, "asked", "unknown", "dismissed"],
	]);
});

test("a command that waits for its customer's next login stays unknown", () => {
	const { go } = record();
	go("sending", { sent });
	go("outcome unknown");
	go("form");
	expect(recorded()).toEqual([[undefined, "asked", "unknown"]]);
});

test("a machine that is reconciled after a reload continues the entry of the earlier page", () => {
	record().go("sending", { sent });
	const { go } = record();
	go("outcome unknown", { sent });
	go("accepted", { answer: { message: undefined, id: 31 } });
	expect(recorded()).toEqual([["deposit 31", "asked", "unknown", "found"]]);
});

test("each sending is one entry, of the customer who sent it; a visitor has none", () => {
	const mia = record("7");
	mia.go("sending", { sent });
	mia.go("accepted", { answer: { message: "Done" } });
	mia.go("form", { sent: undefined, answer: undefined });
	mia.go("sending", { sent });
	record("8").go("sending", { sent });
	const visitor = fakeMachine();
	recordCommands(appOf(), visitor.actor, describeCommand);
	visitor.go("sending", { sent });
	expect([recorded("7"), recorded("8")]).toEqual([
		[
			[undefined, "asked", "answered: Done"],
			[undefined, "asked"],
		],
		[[undefined, "asked"]],
	]);
});

test("nothing is recorded after the end", () => {
	const { go, end } = record();
	end();
	go("sending", { sent });
	expect(recorded()).toEqual([]);
});

test("the latest hundred commands of the latest three customers are kept", () => {
	for (const uid of ["1", "2", "3", "4"]) beginEntry(uid, { is: "transfer" });
	for (let count = 0; count < 120; count++) beginEntry("4", { is: "transfer", amount: String(count) });
	const entries = readEntries(recordedBy("4", journalText()));
	expect([entries.length, recorded("1").length, recorded("2").length]).toEqual([100, 0, 1]);
});

test("a step is added once, to its command only, and every listener is called", () => {
	const add = beginEntry("7", { is: "transfer" });
	beginEntry("7", { is: "withdraw" });
	let calls = 0;
	const end = onJournal(() => {
		calls++;
	});
	add("unknown");
	add("unknown");
	end();
	add("found", { record: "transfer 1", message: "x".repeat(900) });
	expect(recorded()).toEqual([
		["transfer 1", "asked", "unknown", `found: ${"x".repeat(500)}`],
		[undefined, "asked"],
	]);
	expect(calls).toBe(2);
});

test.each([
	"",
	"{",
	"7",
	'{"customers":[{"uid":"7","entries":[]}]}',
	'{"version":1,"customers":7}',
	'{"version":1,"customers":[7,{"uid":7}]}',
])("Pitfall 15: the stored text %j is dropped and replaced by the next command", (text) => {
	items.set(journalKey, text);
	expect(recorded()).toEqual([]);
	beginEntry("7", { is: "transfer" });
	expect(recorded()).toEqual([[undefined, "asked"]]);
});

test("Pitfall 15: a corrupt entry is kept out of sight, and blocked storage causes no error", () => {
	items.set(journalKey, '{"version":1,"customers":[{"uid":"7","entries":[7,{"steps":3}]}]}');
	beginEntry("7", { is: "transfer" })("unknown");
	expect(recorded()).toEqual([[undefined, "asked", "unknown"]]);
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new Error("blocked");
		},
		setItem: () => {
			throw new Error("blocked");
		},
	});
	addStepTo("7", "x")("unknown");
	expect(recorded()).toEqual([]);
});
