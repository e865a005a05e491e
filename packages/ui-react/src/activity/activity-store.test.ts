import type { ActivityEvent } from "@tradewind/domain/activity";
import { expect, test } from "vitest";
import { type ActivitySnapshot, emptyActivity } from "../state/activity.ts";
import { type ActivityHost, createActivityStore } from "./activity-store.ts";

const readAll: ActivityEvent = { type: "read all" };
const readMicros: ActivityEvent = { type: "read micros" };

test("events before the code is loaded are passed on in order, later events immediately", async () => {
	const received: ActivityEvent[] = [];
	const store = createActivityStore(async (host) => host.subscribe((event) => received.push(event)));
	store.emit(readAll);
	store.emit(readMicros);
	expect(received).toEqual([]);
	await store.load();
	store.emit(readAll);
	expect(received).toEqual([readAll, readMicros, readAll]);
});

test("only the last fifty events are buffered", async () => {
	const received: ActivityEvent[] = [];
	const store = createActivityStore(async (host) => host.subscribe((event) => received.push(event)));
	store.emit(readMicros);
	for (let count = 0; count < 50; count++) store.emit(readAll);
	await store.load();
	expect(received).toEqual(Array.from({ length: 50 }, () => readAll));
});

test("the code is loaded once, and again after a failure", async () => {
	let loads = 0;
	const store = createActivityStore(async () => {
		loads += 1;
		if (loads === 1) throw new Error("no such chunk");
	});
	await expect(store.load()).rejects.toThrow("no such chunk");
	await Promise.all([store.load(), store.load()]);
	expect(loads).toBe(2);
});

test("subscribers are notified of each snapshot until they unsubscribe", async () => {
	const hosts: ActivityHost[] = [];
	const store = createActivityStore(async (host) => void hosts.push(host));
	const seen: ActivitySnapshot[] = [];
	const unsubscribe = store.subscribe(() => seen.push(store.getSnapshot()));
	expect(store.getSnapshot()).toBe(emptyActivity);
	await store.load();
	const published = { unread: 2, unreadMessages: 1, session: undefined };
	hosts[0]?.publish(published);
	unsubscribe();
	hosts[0]?.publish(emptyActivity);
	expect([seen, store.getSnapshot()]).toEqual([[published], emptyActivity]);
});
