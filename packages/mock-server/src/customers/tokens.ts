import type { Clock } from "../clock/clock.ts";
import type { Recorder } from "../journal/recorder.ts";
import { hexDigits } from "../random/random.ts";

/** Makes the token of a new session. */
export type NewToken = () => string;

const tokenBytes = 20;

/** Random tokens; reproducible ones only under a virtual clock, which is used only in tests. */
export const tokensFor = ({ isVirtual }: Pick<Clock, "isVirtual">, seed: string): NewToken =>
	isVirtual ? seededTokens(seed) : randomToken;

/** Tokens that a world which is made again from its journal has again. */
export const drawn =
	({ draw }: Pick<Recorder, "draw">, make: NewToken): NewToken =>
	() =>
		draw(make);

const randomToken: NewToken = () =>
	Array.from(crypto.getRandomValues(new Uint8Array(tokenBytes)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");

/** One of these is enough to compute the others. */
const seededTokens = (seed: string): NewToken => {
	let made = 0;
	return () => hexDigits(`${seed}/${++made}`, 2 * tokenBytes);
};
