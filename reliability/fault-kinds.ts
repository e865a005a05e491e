import type { Control } from "@tradewind/mock-server";

/** Something that goes wrong with the platform or on the way to it. */
export interface FaultKind {
	readonly name: string;
	/** Lets it go wrong from now on; a fault of HTTP for `requests` of them, where that is given. */
	readonly begin: (control: Control, requests?: number) => void;
	/** Puts right what `clearFaults` does not. */
	readonly end?: (control: Control) => void;
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

/** Every kind of fault that the control API knows, on every call and on every frame. */
export const injectedFaults: readonly FaultKind[] = [
	http("answers are 3 s late", { delayMs: 3000 }),
	http("answers are later than anybody waits", { delayMs: 20_000 }),
	http("status 503, not carried out", { status: 503 }),
	http("status 503, carried out", { status: 503, executes: true }),
	http("status 200 without an envelope, carried out", { status: 200, msg: "<html>", executes: true }),
	http("refused", { code: platformError, msg: "Not now" }),
	http("refused, and yet carried out", { code: platformError, msg: "Not now", executes: true }),
	http("session invalid", { code: sessionInvalid, msg: "Please log in again" }),
	http("cut before it is carried out", { drop: "before" }),
	http("cut after it was carried out", { drop: "after executing" }),
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

/** What else the control API can do to somebody who trades (docs/assumptions.md, A-149). */
export const hostileActs: readonly FaultKind[] = [
	{ name: "all sessions expire", begin: (control) => control.expireSessions({ all: true }) },
	{
		name: "the market closes",
		begin: (control) => control.market({ code, open: false }),
		end: (control) => control.market({ code, open: true }),
	},
	{
		name: "the platform's clock leaps by a minute",
		begin: (control) => control.clock({ advanceMs: 60_000 }),
	},
	{ name: "the price leaps", begin: (control) => control.price({ code, price: "1.2" }) },
];

export const faultKinds: readonly FaultKind[] = [...injectedFaults, ...hostileActs];

/** Every kind alone. */
export const singles = faultKinds.map((kind) => [kind]);

/** Those with which a kind makes a pair that no earlier kind has made. */
export const pairsWith = (kind: FaultKind): readonly FaultKind[] =>
	faultKinds.slice(faultKinds.indexOf(kind) + 1);
