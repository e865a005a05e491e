import type { Token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { type Connect, socketConnection } from "./connection.ts";
import { encodeFrame } from "./encode-frame.ts";
import { type BadFrame, readFrame } from "./read-frame.ts";

interface SessionEndOptions {
	/** See `socketUrl`. */
	readonly url: string;
	readonly now: () => number;
	readonly log: (dropped: BadFrame) => void;
	/** The browser's WebSocket by default. */
	readonly connect?: Connect;
}

/** Milliseconds until a connection without an answer is given up. */
const answersWithin = 10_000;

/**
 * Ends a session on the platform by a connection of its own: login, logout, and a ping whose answer shows that the logout has
 * arrived. True if the platform has answered, also by refusing the login: the session is over.
 */
export const endSession = (
	token: Token,
	{ url, now, log, connect = socketConnection() }: SessionEndOptions,
): Promise<boolean> =>
	new Promise((resolve) => {
		let isLoggedOut = false;
		const finish = (isOver: boolean): void => {
			clearTimeout(timeout);
			connection.close();
			resolve(isOver);
		};
		const timeout = setTimeout(() => finish(false), answersWithin);
		const send = (message: Parameters<typeof encodeFrame>[0]): void =>
			connection.send(JSON.stringify(encodeFrame(message)));
		const connection = connect(url, {
			opened: () => send({ type: "login", token }),
			closed: () => finish(false),
			received: (data) => {
				const read = readFrame(data, log);
				if (Result.isFailure(read)) return;
				const frame = read.success;
				if (frame.type === "pong" && isLoggedOut) finish(true);
				if (frame.type !== "login_result") return;
				if (frame.code !== 1) return finish(true);
				isLoggedOut = true;
				send({ type: "logout" });
				send({ type: "ping", at: instant(now()) });
			},
		});
	});
