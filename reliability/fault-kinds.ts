import type { OperatedControl } from "./operated.ts";

/** A fault of the platform or of the network. */
export interface FaultKind {
	readonly name: string;
	/** Starts the fault; `requests` limits an HTTP fault to so many requests. */
	readonly begin: (control: OperatedControl, requests?: number) => void;
	/** Undoes what `clearFaults` does not. */
	readonly end?: (control: OperatedControl) => void;
}

const platformError = 0;
const sessionInvalid = 999;
const everything = "*";

type HttpFault = Readonly<Record<string, unknown>>;

const http = (name: string, fault: HttpFault): FaultKind => ({
	name: `HTTP: ${name}`,
	begin: (control, requests) =>
		control.faults({ http: [{ match: everything, ...fault, ...(requests && { times: requests }) }] }),
});

const socket = (name: string, fault: Readonly<Record<string, unknown>>): FaultKind => ({
	name: `socket: ${name}`,
	begin: (control) => control.faults({ socket: [fault] }),
});

/** Every kind of fault that the control API injects, on all calls and frames. */
const injectedFaults: readonly FaultKind[] = [
	http("answers come after 3 s", { delayMs: 3000 }),
	http("answers come after the client's timeout", { delayMs: 20_000 }),
	http("status 503, not executed", { status: 503 }),
	http("status 503, executed", { status: 503, executes: true }),
	http("status 200 without an envelope, executed", { status: 200, msg: "<html>", executes: true }),
	http("refused", { code: platformError, msg: "Not now" }),
	http("refused, but executed", { code: platformError, msg: "Not now", executes: true }),
	http("session invalid", { code: sessionInvalid, msg: "Please log in again" }),
	http("connection dropped before execution", { drop: "before" }),
	http("connection dropped after execution", { drop: "after executing" }),
	socket("drop", { kind: "drop", ms: 60_000 }),
	socket("silence", { kind: "silence" }),
	socket("half-open", { kind: "half-open" }),
	socket("delay of 3 s", { kind: "delay", ms: 3000 }),
	socket("delay of 12 s", { kind: "delay", ms: 12_000 }),
	socket("duplicate", { kind: "duplicate" }),
	socket("reorder", { kind: "reorder" }),
	socket("malformed", { kind: "malformed" }),
];

const code = "EURUSD";

/** Other acts of the control API that disturb a trading customer (docs/assumptions.md, A-149). */
const platformEvents: readonly FaultKind[] = [
	{ name: "all sessions expire", begin: (control) => control["session/expire"]({ all: true }) },
	{
		name: "the market closes",
		begin: (control) => control.market({ code, open: false }),
		end: (control) => control.market({ code, open: true }),
	},
	{
		name: "the platform's clock jumps by a minute",
		begin: (control) => control.clock({ advanceMs: 60_000 }),
	},
	{ name: "the price jumps", begin: (control) => control.price({ code, price: "1.2" }) },
];

export const faultKinds: readonly FaultKind[] = [...injectedFaults, ...platformEvents];

/** The kinds that form a new pair with `kind`: those after it. */
export const pairsWith = (kind: FaultKind): readonly FaultKind[] =>
	faultKinds.slice(faultKinds.indexOf(kind) + 1);
