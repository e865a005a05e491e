import type { Freshness } from "@tradewind/domain/market";
import type { App } from "../state/app.ts";
import { awaitsSession } from "../state/awaits-session.ts";
import { type Status, setStatus } from "../ui/status/statuses.ts";

/** Milliseconds for which a state must last before it is shown: the first connection is not a lost one. */
const graceMs = 4000;

/** Shows in the strip of every page whether prices are live and whether a saved session is confirmed. */
export const connectStatuses = (app: Pick<App, "realtime" | "session">): void => {
	followConnection(app.realtime);
	followSession(app.session);
};

/** The status of the connection at `now`: none while prices are live. */
export const connectionStatus = (
	{ freshness, isOffline }: { readonly freshness: Freshness; readonly isOffline: boolean },
	now: number,
): Status | undefined => {
	const { is, since } = freshness;
	if (is === "live" || now - since < graceMs) return undefined;
	const what = is === "stale" ? "stale" : isOffline ? "offline" : "reconnecting";
	return { level: "warning", text: { key: `shared.bar.${what}` }, since };
};

/** The status of a saved session `waitedMs` after it was last requested: none once it is confirmed or refused. */
export const sessionStatus = (
	{ isAwaited, isUnreachable }: { readonly isAwaited: boolean; readonly isUnreachable: boolean },
	waitedMs: number,
): Status | undefined => {
	if (!isAwaited || (!isUnreachable && waitedMs < graceMs)) return undefined;
	return isUnreachable
		? { level: "warning", text: { key: "shared.bar.unconfirmed" }, to: "/user" }
		: { level: "warning", text: { key: "shared.bar.confirming" } };
};

/** Every navigation tries to connect (Spec 1 §2), without a network too. */
const hasNoNetwork = (realtime: ReturnType<App["realtime"]["getSnapshot"]>): boolean =>
	realtime.matches("offline") || !navigator.onLine;

const followConnection = (realtime: App["realtime"]): void => {
	let seen: Freshness | undefined;
	let wasOffline: boolean | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const check = (): void => {
		const snapshot = realtime.getSnapshot();
		const { freshness, now } = snapshot.context;
		clearTimeout(timer);
		setStatus("connection", connectionStatus({ freshness, isOffline: hasNoNetwork(snapshot) }, now()));
		const left = freshness.since + graceMs - now();
		if (freshness.is !== "live" && left > 0) timer = setTimeout(check, left);
	};
	realtime.subscribe((snapshot) => {
		const isOfflineNow = hasNoNetwork(snapshot);
		if (snapshot.context.freshness === seen && isOfflineNow === wasOffline) return;
		seen = snapshot.context.freshness;
		wasOffline = isOfflineNow;
		check();
	});
};

const followSession = (session: App["session"]): void => {
	let since: number | undefined;
	let last = "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const check = (): void => {
		const snapshot = session.getSnapshot();
		const isAwaited = awaitsSession(snapshot);
		since = isAwaited ? (since ?? performance.now()) : undefined;
		const waitedMs = since === undefined ? 0 : performance.now() - since;
		const isUnreachable = snapshot.matches("unreachable");
		clearTimeout(timer);
		setStatus("session", sessionStatus({ isAwaited, isUnreachable }, waitedMs));
		if (isAwaited && waitedMs < graceMs) timer = setTimeout(check, graceMs - waitedMs);
	};
	session.subscribe((snapshot) => {
		const now = `${awaitsSession(snapshot)} ${JSON.stringify(snapshot.value)}`;
		if (now === last) return;
		last = now;
		check();
	});
};
