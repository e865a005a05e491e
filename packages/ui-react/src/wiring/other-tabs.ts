import type { App } from "../state/app.ts";
import { scopedKey } from "../storage/configuration.ts";
import { readSaved, savedKey } from "../storage/saved.ts";

interface Tab {
	readonly session: App["session"];
	/** Reloads this tab, with the token that is saved now. */
	readonly reload: () => void;
}

/**
 * One customer for all tabs of a device: a logout in one tab logs out all, another customer's login reloads the others. A login
 * in progress is not disturbed. A hidden or cached page checks when it is shown again (docs/assumptions.md, A-51).
 */
export const connectOtherTabs = ({ session, reload }: Tab): void => {
	let seen = session.getSnapshot().context.token as string | undefined;
	session.on("signed in", () => {
		// Not the token itself: if storage is blocked, nothing is saved, and that is no logout in another tab.
		seen = readSaved().token;
	});
	const check = (): void => {
		const here = session.getSnapshot();
		// The saved token, not that of the event, which may be outdated.
		const saved = readSaved().token;
		if (saved === seen || saved === here.context.token || here.matches("signing in")) return;
		if (saved === undefined && here.can({ type: "logout" })) session.send({ type: "logout" });
		else reload();
	};
	addEventListener("storage", ({ key }) => {
		if (key === null || key === scopedKey(savedKey)) check();
	});
	addEventListener("pageshow", check);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") check();
	});
};
