import type { realtime } from "@tradewind/contracts";
import type { Clock } from "../clock/clock.ts";
import type { Socket } from "../realtime/socket.ts";

export type SocketFaultKind =
	| "drop"
	| "silence"
	| "half-open"
	| "delay"
	| "duplicate"
	| "reorder"
	| "malformed";

export interface SocketFault {
	readonly kind: SocketFaultKind;
	/** For how long; of a delay, how long each frame is held. Without it, until cleared. */
	readonly ms?: number | undefined;
	/** How many frames it hits; of a drop, how many times connections are cut. Without it, all. */
	readonly times?: number | undefined;
}

interface ActiveFault extends SocketFault {
	readonly until: number;
	left: number;
}

const brokenFrames = [
	"{",
	'{"close":"1.0"}',
	'{"type":"DAY_MARKET","symbol":"EURUSD","quotation":{"close":"1,0"}}',
];
const lifeSigns = new Set(["pong", "login_result"]);

/** What goes wrong on the way between the platform and its clients. */
export const createSocketFaults = (clock: Clock) => {
	let active: readonly ActiveFault[] = [];
	/** A frame waits for the next one of its own connection: none is carried to another one. */
	const heldBack = new WeakMap<Socket, string>();
	let broken = 0;

	const find = (kind: SocketFaultKind): ActiveFault | undefined =>
		active.find((fault) => fault.kind === kind && fault.left > 0 && clock.now() < fault.until);
	const hits = (kind: SocketFaultKind): ActiveFault | undefined => {
		const fault = find(kind);
		if (fault) fault.left -= 1;
		return fault;
	};

	const outgoing = (socket: Socket, frame: realtime.ServerFrame, text: string): void => {
		if (find("half-open") || (!lifeSigns.has(frame.type) && find("silence"))) return;
		const sent = hits("malformed") ? (brokenFrames[broken++ % brokenFrames.length] ?? "") : text;
		const delay = hits("delay")?.ms ?? 0;
		const send = (what: string) =>
			delay > 0 ? void clock.after(delay, () => socket.send(what)) : socket.send(what);
		const held = heldBack.get(socket);
		if (held === undefined && hits("reorder")) {
			heldBack.set(socket, sent);
			return;
		}
		send(sent);
		if (hits("duplicate")) send(sent);
		if (held !== undefined) send(held);
		heldBack.delete(socket);
	};

	return {
		add: (fault: SocketFault): void => {
			const lasts = fault.kind === "delay" || fault.ms === undefined ? Number.POSITIVE_INFINITY : fault.ms;
			const usual = fault.kind === "drop" && fault.ms === undefined ? 1 : Number.POSITIVE_INFINITY;
			active = [...active, { ...fault, until: clock.now() + lasts, left: fault.times ?? usual }];
		},
		clear: (): void => {
			active = [];
		},
		list: (): readonly SocketFault[] =>
			active
				.filter(({ left, until }) => left > 0 && clock.now() < until)
				.map(({ kind, ms, times }) => ({ kind, ms, times })),
		/** Whether connections are cut now: those that stand, or one that is being made. */
		cuts: (): boolean => hits("drop") !== undefined,
		/** Whether what clients say is lost. */
		isDeaf: (): boolean => find("half-open") !== undefined,
		carrier:
			(socket: Socket) =>
			(frame: realtime.ServerFrame, text: string): void =>
				outgoing(socket, frame, text),
	};
};

export type SocketFaults = ReturnType<typeof createSocketFaults>;
