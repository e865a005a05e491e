import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startApp } from "./fake-app.test-support.ts";
import { onReconnect, onWakeUp } from "./on-reconnect.ts";

/** A device whose page and network the test changes. */
const device = Object.assign(new EventTarget(), { visibilityState: "hidden" });

beforeEach(() => {
	vi.stubGlobal("document", device);
	vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
});
afterEach(() => vi.unstubAllGlobals());

const show = (visibilityState: "visible" | "hidden") => {
	device.visibilityState = visibilityState;
	device.dispatchEvent(new Event("visibilitychange"));
};

/** A connection that reconnects when the test says so. */
const start = () => {
	const { realtime } = startApp().app;
	const listeners = new Set<() => void>();
	vi.spyOn(realtime, "on").mockImplementation((_, listener) => {
		const called = () => listener({ type: "reconnected" });
		listeners.add(called);
		return { unsubscribe: () => listeners.delete(called) };
	});
	return {
		realtime,
		reconnect: () => {
			for (const listener of listeners) listener();
		},
	};
};

test("what depends on pushes is read after each reconnect until it ends", () => {
	const { realtime, reconnect } = start();
	const act = vi.fn();
	const end = onReconnect({ realtime }, act);
	reconnect();
	reconnect();
	end();
	reconnect();
	expect(act.mock.calls).toEqual([[], []]);
});

test("a device wakes up when its page is shown, its network is back or its connection is re-established", () => {
	const { realtime, reconnect } = start();
	const act = vi.fn();
	const end = onWakeUp({ realtime }, act);
	show("hidden");
	expect(act).toHaveBeenCalledTimes(0);
	show("visible");
	device.dispatchEvent(new Event("online"));
	reconnect();
	expect(act).toHaveBeenCalledTimes(3);
	end();
	show("visible");
	device.dispatchEvent(new Event("online"));
	reconnect();
	expect(act).toHaveBeenCalledTimes(3);
});
