import { type Token, token } from "@tradewind/domain/session";
import { isRecord, storeOf } from "./web-storage.ts";

/** A session that the customer has left on this device and that may still be valid on the platform. */
interface LeftSession {
	readonly token: Token;
	/** Milliseconds. */
	readonly at: number;
}

const key = "tradewind.left";

/** A day: after that a token must not lie on a device, whether or not the platform knows of the logout. */
const keptMs = 24 * 60 * 60_000;
const maxSessions = 5;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Only for their logout on the platform, never for a call (docs/assumptions.md, A-495). */
export const leftSessions = (
	now: number,
	store: Store | undefined = storeOf("localStorage"),
): readonly LeftSession[] => {
	try {
		const found: unknown = JSON.parse(store?.getItem(key) ?? "[]");
		return Array.isArray(found) ? found.flatMap((one) => leftSessionOf(one, now) ?? []) : [];
	} catch {
		return [];
	}
};

export const rememberLeft = (
	left: Token,
	now: number,
	store: Store | undefined = storeOf("localStorage"),
): void => {
	const others = leftSessions(now, store).filter((one) => one.token !== left);
	write([...others, { token: left, at: now }].slice(-maxSessions), store);
};

/** Without a token it drops only those that are too old. */
export const forgetLeft = (
	left: Token | undefined,
	now: number,
	store: Store | undefined = storeOf("localStorage"),
): void => {
	write(
		leftSessions(now, store).filter((one) => one.token !== left),
		store,
	);
};

const write = (sessions: readonly LeftSession[], store: Store | undefined): void => {
	try {
		if (sessions.length > 0) store?.setItem(key, JSON.stringify(sessions));
		else if (store?.getItem(key) != null) store.removeItem(key);
	} catch {
		// Storage is full or blocked: the session ends on the platform by itself.
	}
};

const leftSessionOf = (found: unknown, now: number): LeftSession | undefined => {
	if (!isRecord(found) || typeof found.token !== "string" || typeof found.at !== "number") return undefined;
	const age = now - found.at;
	return age >= 0 && age < keptMs ? { token: token(found.token), at: found.at } : undefined;
};
