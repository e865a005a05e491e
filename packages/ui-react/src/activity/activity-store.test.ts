import type { ActivityEvent } from "@tradewind/domain/activity";
import { expect, test } from "vitest";
import { type ActivityShown, noActivityShown } from "../state/activity.ts";
import { type ActivityFront, createActivity } from "./activity-store.ts";

const readAll: ActivityEvent = { type: "read all" };
const readMicros: ActivityEvent = { type: "read micros" };

test("what is told before the code has come is told then, in its order, and what comes after at once", async () => {
	const heard: ActivityEvent[] = [];
	const desk = createActivity(async (front) => front.listen((event) => heard.push(event)));
	desk.tell(readAll);
	desk.tell(readMicros);
	expect(heard).toEqual([]);
	await desk.begin();
	desk.tell(readAll);
	expect(heard).toEqual([readAll, readMicros, readAll]);
});

test("who never has its code keeps the last fifty", async () => {
	const heard: ActivityEvent[] = [];
	const desk = createActivity(async (front) => front.listen((event) => heard.push(event)));
	desk.tell(readMicros);
	for (let told = 0; told < 50; told++) desk.tell(readAll);
	await desk.begin();
	expect(heard).toEqual(Array.from({ length: 50 }, () => readAll));
});

test("it begins once, whoever asks, and again where its code could not be fetched", async () => {
	let asked = 0;
	const desk = createActivity(async () => {
		asked += 1;
		if (asked === 1) throw new Error("no such chunk");
	});
	await expect(desk.begin()).rejects.toThrow("no such chunk");
	await Promise.all([desk.begin(), desk.begin()]);
	expect(asked).toBe(2);
});

test("what is shown is told to whoever looks", async () => {
	const fronts: ActivityFront[] = [];
	const desk = createActivity(async (front) => void fronts.push(front));
	const seen: ActivityShown[] = [];
	const end = desk.subscribe(() => seen.push(desk.get()));
	expect(desk.get()).toBe(noActivityShown);
	await desk.begin();
	const shown = { unread: 2, unreadMessages: 1, room: undefined };
	fronts[0]?.show(shown);
	end();
	fronts[0]?.show(noActivityShown);
	expect([seen, desk.get()]).toEqual([[shown], noActivityShown]);
});
