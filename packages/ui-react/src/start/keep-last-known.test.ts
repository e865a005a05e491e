import { lastKnownOrders, orderId } from "@tradewind/domain/contract";
import { token } from "@tradewind/domain/session";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLastKnown, writeLastKnown } from "../kept/last-known.ts";
import { holdingOrder, noon } from "../state/fake-app.test-support.ts";
import { save } from "../storage/saved.ts";
import { keepLastKnown } from "./keep-last-known.ts";

const mine = token("a-long-token-of-mia");
const lists = { holding: [holdingOrder], pending: [], lastOrderId: orderId(501) };
let items = new Map<string, string>();

beforeEach(() => {
	items = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => items.set(key, text),
		removeItem: (key: string) => items.delete(key),
	});
	vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
	vi.stubGlobal("addEventListener", () => {});
	vi.useFakeTimers({ now: noon });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The app of Mia, whose order lists have a state that changes. */
const start = (state: { orders: string; freshness: object }) =>
	keepLastKnown({
		session: { getSnapshot: () => ({ context: { signedIn: { token: mine } } }), on: () => {} },
		orders: { getSnapshot: () => ({ context: lists, matches: (name: string) => name === state.orders }) },
		realtime: { getSnapshot: () => ({ context: { freshness: state.freshness } }) },
	} as never);

const savedAt = () => readLastKnown(mine)?.at;
const secondsLater = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test("A-893: the orders are saved with the time of their prices, and keep it while their lists are out of date", () => {
	const state = { orders: "ready", freshness: { is: "live", since: noon } };
	start(state);
	secondsLater(15);
	expect(savedAt()).toBe(noon + 15_000);
	state.orders = "failed";
	secondsLater(60);
	expect(savedAt()).toBe(noon + 15_000);
	Object.assign(state, { orders: "ready", freshness: { is: "stale", since: noon + 50_000 } });
	secondsLater(15);
	expect(savedAt()).toBe(noon + 50_000);
});

test("A-893: the orders of a session that has ended before are removed, those of the saved session stay", () => {
	const known = lastKnownOrders(lists, noon);
	const state = { orders: "not loaded", freshness: { is: "offline", since: noon } };
	if (known) writeLastKnown(mine, known, "$");
	save({ token: mine });
	start(state);
	expect(savedAt()).toBe(noon);
	save({ token: undefined });
	start(state);
	expect([...items.keys()]).toEqual(["tradewind"]);
});
