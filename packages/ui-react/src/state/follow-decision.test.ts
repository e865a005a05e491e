import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startApp } from "./fake-app.test-support.ts";
import { decisionIntervalMs, followDecision } from "./follow-decision.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A page whose visibility the test changes. */
const stubPage = () => {
	const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
	vi.stubGlobal("document", page);
	return (visibilityState: "visible" | "hidden") => {
		page.visibilityState = visibilityState;
		page.dispatchEvent(new Event("visibilitychange"));
	};
};

const start = (isAwaited: () => boolean) => {
	const show = stubPage();
	const { realtime } = startApp().app;
	let reconnect = (): void => {};
	vi.spyOn(realtime, "on").mockImplementation((_, listener) => {
		reconnect = () => listener({ type: "reconnected" });
		return {
			unsubscribe: () => {
				reconnect = () => {};
			},
		};
	});
	const read = vi.fn();
	const end = followDecision({ realtime }, read, isAwaited);
	return { show, end, reads: () => read.mock.calls.length, reconnect: () => reconnect() };
};

test("A-467: what waits for a decision is read slowly while it is seen, and no more once it is decided", () => {
	let isAwaited = true;
	const { reads } = start(() => isAwaited);
	vi.advanceTimersByTime(decisionIntervalMs - 1);
	expect(reads()).toBe(0);
	vi.advanceTimersByTime(1 + decisionIntervalMs);
	expect(reads()).toBe(2);
	isAwaited = false;
	vi.advanceTimersByTime(10 * decisionIntervalMs);
	expect(reads()).toBe(2);
});

test("A-467: it is read when the app comes back to the front and after a reconnect, and not while the app is hidden", () => {
	const { show, reads, reconnect } = start(() => true);
	show("hidden");
	vi.advanceTimersByTime(10 * decisionIntervalMs);
	expect(reads()).toBe(0);
	show("visible");
	expect(reads()).toBe(1);
	reconnect();
	expect(reads()).toBe(2);
});

test("A-467: nothing is read once its screen is left", () => {
	const { end, show, reads, reconnect } = start(() => true);
	end();
	vi.advanceTimersByTime(decisionIntervalMs);
	show("visible");
	reconnect();
	expect(reads()).toBe(0);
});
