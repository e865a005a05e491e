import { scopedKey } from "../storage/configuration.ts";

const visible = (): string => scopedKey("tradewind.visible");

/** Runs `act` in one tab at a time if the browser supports locks. */
export const inOneTab = async <Value>(act: () => Value): Promise<Value> =>
	navigator.locks ? navigator.locks.request("tradewind.activity", act) : act();

/** Says to other tabs of the app while this one is visible, by a lock, which ends with its tab. */
export const markVisible = (): void => {
	const { locks } = navigator;
	if (!locks) return;
	let leaving = new AbortController();
	const mark = (): void => {
		leaving.abort();
		if (document.hidden) return;
		leaving = new AbortController();
		const { signal } = leaving;
		const left = new Promise<void>((leave) => {
			signal.addEventListener("abort", () => leave(), { once: true });
		});
		locks.request(visible(), { mode: "shared", signal }, () => left).catch(() => {});
	};
	document.addEventListener("visibilitychange", mark);
	mark();
};

/** Whether a tab of the app is visible; unknown, and `false`, in browsers without locks. */
export const isOneVisible = async (): Promise<boolean> => {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return held.some(({ name }) => name === visible());
};
