import type { App } from "../../../state/app.ts";

/** Calls `wake` when the page becomes visible, the network is back or the connection is re-established. */
export const followWakeUps = (app: App, wake: () => void): (() => void) => {
	const whenVisible = () => {
		if (document.visibilityState === "visible") wake();
	};
	document.addEventListener("visibilitychange", whenVisible);
	addEventListener("online", wake);
	const reconnections = app.realtime.on("reconnected", wake);
	return () => {
		document.removeEventListener("visibilitychange", whenVisible);
		removeEventListener("online", wake);
		reconnections.unsubscribe();
	};
};
