import type { App } from "../state/app.ts";
import { readSaved, savedKey } from "../storage/saved.ts";

interface Tab {
	readonly session: App["session"];
	/** Starts this tab anew, with what is saved now. */
	readonly reload: () => void;
}

/**
 * Keeps the tabs of one device with one customer: a logout in one tab is a logout in all, so that nobody trades on in a
 * forgotten one; another customer in one tab makes the others start anew. An attempt to log in here is not disturbed.
 * A page that was put aside hears of it when it is shown again.
 */
export const connectOtherTabs = ({ session, reload }: Tab): void => {
	let seen = session.getSnapshot().context.token as string | undefined;
	session.on("signed in", () => {
		// Not the token itself: where the device remembers nothing, that is no word of another tab.
		seen = readSaved().token;
	});
	const look = (): void => {
		const here = session.getSnapshot();
		// What is saved now, not what an event tells: that may be past already.
		const saved = readSaved().token;
		if (saved === seen || saved === here.context.token || here.matches("signing in")) return;
		if (saved === undefined && here.can({ type: "logout" })) session.send({ type: "logout" });
		else reload();
	};
	addEventListener("storage", ({ key }) => {
		if (key === null || key === savedKey) look();
	});
	addEventListener("pageshow", look);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") look();
	});
};
