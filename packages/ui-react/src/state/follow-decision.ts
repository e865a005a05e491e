import { useEffect, useEffectEvent } from "react";
import { type App, useApp } from "./app.ts";
import { onReconnect } from "./on-reconnect.ts";

/** Milliseconds between two readings of a record that waits for a decision of the platform (docs/assumptions.md, A-467). */
export const decisionIntervalMs = 15_000;

/**
 * Calls `read` whenever the platform may have decided what is shown: when the app becomes visible again, after a reconnect, and
 * at long intervals while it waits and is visible (docs/assumptions.md, A-467). Returns the function that ends it.
 */
export const followDecision = (
	app: Pick<App, "realtime">,
	read: () => void,
	isAwaited: () => boolean,
): (() => void) => {
	const isSeen = () => typeof document === "undefined" || document.visibilityState === "visible";
	const onReturn = () => {
		if (isSeen()) read();
	};
	if (typeof document !== "undefined") document.addEventListener("visibilitychange", onReturn);
	const endReconnects = onReconnect(app, read);
	const timer = setInterval(() => {
		if (isSeen() && isAwaited()) read();
	}, decisionIntervalMs);
	return () => {
		if (typeof document !== "undefined") document.removeEventListener("visibilitychange", onReturn);
		endReconnects();
		clearInterval(timer);
	};
};

/** Follows a decision while the screen is shown, see `followDecision`. */
export const useDecision = (read: () => void, isAwaited: boolean): void => {
	const app = useApp();
	const readNow = useEffectEvent(read);
	const isAwaitedNow = useEffectEvent(() => isAwaited);
	useEffect(
		() =>
			followDecision(
				app,
				() => readNow(),
				() => isAwaitedNow(),
			),
		[app],
	);
};
