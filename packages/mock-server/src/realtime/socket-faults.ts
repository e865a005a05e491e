import type { Clock } from "../clock/clock.ts";
import type { EncodedFrame } from "./encoded-frame.ts";
import type { Socket } from "./socket.ts";

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
	/** The duration; of a delay, the delay of each frame. Without it, until cleared. */
	readonly ms?: number | undefined;
	/** The number of frames it applies to; of a drop, the number of drops. Without it, all. */
	readonly times?: number | undefined;
	/** Only frames of this type. */
	readonly topic?: EncodedFrame["type"] | undefined;
	/** Only frames to this customer, as commands name them. */
	readonly account?: string | undefined;
}

/** A socket, and whether a customer is logged in on it. */
export interface Receiver {
	readonly socket: Socket;
	readonly isOf: (account: string) => boolean;
}

interface ActiveFault extends SocketFault {
	readonly number: number;
	readonly until: number;
	left: number;
}

const brokenFrames = [
	"{",
	'{"close":"1.0"}',
	'{"type":"DAY_MARKET","symbol":"EURUSD","quotation":{"close":"1,0"}}',
];
const heartbeatFrames = new Set<string>(["pong", "login_result"]);

/** The injected faults of sockets. */
export const createSocketFaults = (clock: Clock) => {
	let active: readonly ActiveFault[] = [];
	/** A reordered frame waits for the next one of its own connection. */
	const waiting = new WeakMap<Socket, string>();
	let broken = 0;

	const find = (kind: SocketFaultKind, isMeant: (fault: ActiveFault) => boolean = () => true) =>
		active.find(
			(fault) => fault.kind === kind && fault.left > 0 && clock.now() < fault.until && isMeant(fault),
		);

	const outgoing = ({ socket, isOf }: Receiver, frame: EncodedFrame): void => {
		const isMeant = (fault: ActiveFault): boolean =>
			(fault.topic === undefined || fault.topic === frame.type) &&
			(fault.account === undefined || isOf(fault.account));
		const use = (kind: SocketFaultKind) => usedUp(find(kind, isMeant));
		const { text } = frame;
		if (find("half-open") || (!heartbeatFrames.has(frame.type) && find("silence", isMeant))) return;
		const sent = use("malformed") ? (brokenFrames[broken++ % brokenFrames.length] ?? "") : text;
		const delay = use("delay")?.ms ?? 0;
		const send = (what: string) => {
			const subject = what === text ? frame.subject : undefined;
			if (delay > 0) clock.after(delay, () => socket.send(what, subject));
			else socket.send(what, subject);
		};
		const earlier = waiting.get(socket);
		if (earlier === undefined && use("reorder")) {
			waiting.set(socket, sent);
			return;
		}
		send(sent);
		if (use("duplicate")) send(sent);
		if (earlier !== undefined) send(earlier);
		waiting.delete(socket);
	};

	return {
		add: (number: number, fault: SocketFault): void => {
			const durationMs =
				fault.kind === "delay" || fault.ms === undefined ? Number.POSITIVE_INFINITY : fault.ms;
			const defaultTimes = fault.kind === "drop" && fault.ms === undefined ? 1 : Number.POSITIVE_INFINITY;
			const left = fault.times ?? defaultTimes;
			active = [...active, { ...fault, number, until: clock.now() + durationMs, left }];
		},
		/** Whether there was one with this number. */
		remove: (number: number): boolean => {
			const all = active;
			active = all.filter((fault) => fault.number !== number);
			return active.length < all.length;
		},
		clear: (): void => {
			active = [];
		},
		/** Those that are active, with the times that are left. */
		list: () =>
			active
				.filter(({ left, until }) => left > 0 && clock.now() < until)
				.map(({ number, kind, ms, topic, account, left }) => ({
					number,
					kind,
					ms,
					times: Number.isFinite(left) ? left : undefined,
					topic,
					account,
				})),
		/** Whether connections are dropped now, existing or new. */
		dropsConnections: (): boolean => usedUp(find("drop")) !== undefined,
		/** Whether frames of clients are lost. */
		losesIncoming: (): boolean => find("half-open") !== undefined,
		sender:
			(receiver: Receiver) =>
			(frame: EncodedFrame): void => {
				const { socket } = receiver;
				if (active.length === 0 && !waiting.has(socket)) socket.send(frame.text, frame.subject);
				else outgoing(receiver, frame);
			},
		/** Sends frames to a socket, as far as the faults allow it: all at once if there are none. */
		listSender:
			(receiver: Receiver) =>
			(frames: readonly EncodedFrame[]): void => {
				const { socket } = receiver;
				if (socket.sendAll && active.length === 0 && !waiting.has(socket)) socket.sendAll(frames);
				else for (const frame of frames) outgoing(receiver, frame);
			},
	};
};

/** The fault, which has one time less. */
const usedUp = (fault: ActiveFault | undefined): ActiveFault | undefined => {
	if (fault) fault.left -= 1;
	return fault;
};
