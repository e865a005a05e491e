import { createActor, fromCallback, SimulatedClock } from "xstate";
import { instrumentCode } from "../market/instrument.ts";
import { decimal, price, rate } from "../money/decimal.ts";
import { type Token, token } from "../session/login/customer.ts";
import { type Instant, instant } from "../time/instant.ts";
import type { Incoming, Outgoing, Topic } from "./frame.ts";
import type { RealtimeEmitted, SocketCommand, SocketEvent } from "./realtime.events.ts";
import { realtimeMachine } from "./realtime.machine.ts";

export const mia: Token = token("mia");
export const noah: Token = token("noah");
export const market: Topic = { of: "market" };
export const trade: Topic = { of: "trade" };
export const candles: Topic = { of: "candles", code: instrumentCode("EURUSD") };

export const live = (
	prices: "stale" | "fresh",
	login: "settled" | "refused" | "retrying login" = "settled",
) => ({
	live: { login, heartbeat: "pinging", prices },
});

export const quotes = (at: number): Incoming => ({
	type: "quotes",
	quotes: [
		{
			code: instrumentCode("EURUSD"),
			price: price(decimal("1.1")),
			change: rate(decimal("0.1")),
			madeAt: instant(at),
			receivedAt: instant(at),
		},
	],
});
/** The reply to a ping of that moment. */
export const pongAt = (at: Instant): Incoming => ({ type: "pong", at });
/** Makes a fake socket reply to a ping of the current moment. */
export const pong: Incoming = pongAt(instant(0));
export const accepted: Incoming = { type: "login result", accepted: true, message: "" };
export const refused: Incoming = { type: "login result", accepted: false, message: "expired" };

/** One socket that the machine opened: the frames sent on it, and functions that act as the platform. */
export interface FakeSocket {
	readonly sent: Outgoing[];
	readonly open: () => void;
	readonly close: () => void;
	readonly dispatch: (message: Incoming) => void;
	readonly isClosed: () => boolean;
}

/** The machine on a simulated clock, with sockets that do nothing by themselves. */
export const startRealtime = (options: { readonly random?: () => number } = {}) => {
	const clock = new SimulatedClock();
	let slept = 0;
	const now = (): Instant => instant(1_000_000 + clock.now() + slept);
	const sockets: FakeSocket[] = [];
	const emitted: RealtimeEmitted[] = [];
	const socket = fromCallback<SocketCommand>(({ sendBack, receive }) => {
		const emitEvent = (event: SocketEvent) => sendBack(event);
		const sent: Outgoing[] = [];
		let closed = false;
		receive((command) => sent.push(command.message));
		sockets.push({
			sent,
			open: () => emitEvent({ type: "socket opened" }),
			close: () => emitEvent({ type: "socket closed" }),
			dispatch: (message) =>
				emitEvent({ type: "received", message: message === pong ? pongAt(now()) : message, at: now() }),
			isClosed: () => closed,
		});
		return () => {
			closed = true;
		};
	});
	const actor = createActor(realtimeMachine.provide({ actors: { socket } }), {
		clock,
		input: { now, random: options.random ?? (() => 0.5) },
	});
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		actor,
		clock,
		now,
		/** Advances the clock step by step: a timer that is set during it starts from the moment at which it was set. */
		pass: (milliseconds: number) => {
			const end = clock.now() + milliseconds;
			while (clock.now() < end) clock.increment(Math.min(500, end - clock.now()));
		},
		/** The device sleeps: the time advances and no timer runs. */
		sleep: (milliseconds: number) => {
			slept += milliseconds;
		},
		sockets,
		emitted,
		/** The socket that was opened last. */
		socket: (): FakeSocket => {
			const last = sockets.at(-1);
			if (!last) throw new Error("no socket was opened");
			return last;
		},
		state: () => actor.getSnapshot().value,
		freshness: () => actor.getSnapshot().context.freshness,
	};
};

/** Makes it live: with a token the login is accepted. */
export const goLive = (realtime: ReturnType<typeof startRealtime>, session?: Token) => {
	realtime.actor.send({ type: "initialise", token: session });
	realtime.socket().open();
	if (session !== undefined) realtime.socket().dispatch(accepted);
	return realtime.socket();
};
