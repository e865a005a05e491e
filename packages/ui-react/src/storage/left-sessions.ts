import { type Token, token } from "@tradewind/domain/session";
import { type Store, savedFormat } from "./saved-format.ts";
import { isRecord } from "./web-storage.ts";

/** A session that the customer has left on this device and that may still be valid on the platform. */
interface LeftSession {
	readonly token: Token;
	/** Milliseconds. */
	readonly at: number;
}

/** A day: after that a token must not lie on a device, whether or not the platform knows of the logout. */
const keptMs = 24 * 60 * 60_000;
const maxSessions = 5;

/** Version 0 was the list alone. */
const format = savedFormat<readonly unknown[]>({
	key: "tradewind.left",
	of: "device",
	version: 1,
	upgrade: [(sessions) => ({ sessions })],
	read: ({ sessions }) => (Array.isArray(sessions) ? sessions : undefined),
});

/** Only for their logout on the platform, never for a call (docs/assumptions.md, A-495). */
export const leftSessions = (now: number, store?: Store): readonly LeftSession[] =>
	(format.read(store) ?? []).flatMap((one) => leftSessionOf(one, now) ?? []);

export const rememberLeft = (left: Token, now: number, store?: Store): void => {
	const others = leftSessions(now, store).filter((one) => one.token !== left);
	write([...others, { token: left, at: now }].slice(-maxSessions), store);
};

/** Without a token it drops only those that are too old. */
export const forgetLeft = (left: Token | undefined, now: number, store?: Store): void =>
	write(
		leftSessions(now, store).filter((one) => one.token !== left),
		store,
	);

/** Where storage is full or blocked, the session ends on the platform by itself. */
const write = (sessions: readonly LeftSession[], store: Store | undefined): void =>
	void format.write(sessions.length > 0 ? { sessions } : undefined, store);

const leftSessionOf = (found: unknown, now: number): LeftSession | undefined => {
	if (!isRecord(found) || typeof found.token !== "string" || typeof found.at !== "number") return undefined;
	const age = now - found.at;
	return age >= 0 && age < keptMs ? { token: token(found.token), at: found.at } : undefined;
};
