import { instant } from "@tradewind/domain/time";
import { describe, expect, test } from "vitest";
import { readWait, saveWait, waitKeyOf } from "./saved-wait.ts";

const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [[waitKeyOf("registration"), text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	};
};
const at = (seconds: number) => instant(1_800_000_000_000 + seconds * 1000);

describe("Spec 1 §9: the wait for the next code", () => {
	test("goes on after a reload, for its purpose alone, until it is over", () => {
		const store = storeWith();
		saveWait("registration", at(0), "sent", store);
		expect([
			readWait("registration", at(20), store),
			readWait("new password", at(20), store),
			readWait("registration", at(60), store),
		]).toEqual([{ outcome: "sent", millisecondsLeft: 40_000 }, undefined, undefined]);
	});

	test("Pitfall 15: unreadable text and blocked storage are no wait", () => {
		const blocked = {
			getItem: () => {
				throw new Error("blocked");
			},
			setItem: () => {
				throw new Error("blocked");
			},
		};
		saveWait("registration", at(0), "sent", blocked);
		const unreadable = ["{", "null", "7", "{}", '{"sentAt":"now"}'].map((text) =>
			readWait("registration", at(0), storeWith(text)),
		);
		expect([...unreadable, readWait("registration", at(0), blocked)]).toEqual(Array(6).fill(undefined));
	});
});
