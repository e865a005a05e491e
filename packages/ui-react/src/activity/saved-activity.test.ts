import { noActivity } from "@tradewind/domain/activity";
import { describe, expect, test } from "vitest";
import { claimCalls, keepOf, keepWishes, keptActivityKey, keptOf, keptWishes } from "./saved-activity.ts";

const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [[keptActivityKey, text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	};
};

const seen = { ...noActivity, contracts: { ...noActivity.contracts, lastId: 501, reportedUpTo: 501 } };

describe("A-146: what a device keeps of its customers", () => {
	test("each has their own, the latest three are kept, and wishes are of the device", () => {
		const store = storeWith();
		keepWishes({ sound: true, vibration: false }, store);
		for (const uid of ["1", "2", "3", "4"]) keepOf(uid, seen, [Number(uid)], store);
		keepOf("2", seen, [2, 22], store);
		expect(["1", "2", "3", "4"].map((uid) => keptOf(uid, store))).toEqual([
			{ activity: undefined, readMessages: [] },
			{ activity: seen, readMessages: [2, 22] },
			{ activity: seen, readMessages: [3] },
			{ activity: seen, readMessages: [4] },
		]);
		expect(keptWishes(store)).toEqual({ sound: true, vibration: false });
	});

	test("nobody is called twice for the same, whatever tab asks", () => {
		const store = storeWith();
		expect([claimCalls(["a", "b"], store), claimCalls(["b", "c"], store), claimCalls(["a"], store)]).toEqual([
			["a", "b"],
			["c"],
			[],
		]);
	});

	test("Pitfall 15: what a newer release wrote, or what nobody can read, is dropped", () => {
		const unreadable = ["", "{", "null", "7", "[]", JSON.stringify({ version: 2, sound: true })];
		expect(unreadable.map((text) => [keptWishes(storeWith(text)), keptOf("1", storeWith(text))])).toEqual(
			unreadable.map(() => [
				{ sound: false, vibration: false },
				{ activity: undefined, readMessages: [] },
			]),
		);
	});

	test("Pitfall 15: of what is kept only what fits is taken", () => {
		const odd = {
			version: 1,
			sound: "yes",
			customers: [7, { uid: 7 }, { uid: "1", activity: { entries: 7 }, readMessages: [1, "2", 1.5] }],
			called: "a",
		};
		const store = storeWith(JSON.stringify(odd));
		expect([keptWishes(store), keptOf("1", store), claimCalls(["a"], store)]).toEqual([
			{ sound: false, vibration: false },
			{ activity: undefined, readMessages: [1] },
			["a"],
		]);
	});

	test("a device that keeps nothing breaks nothing", () => {
		const refuses = {
			getItem: () => {
				throw new Error("blocked");
			},
			setItem: () => {
				throw new Error("full");
			},
		};
		keepOf("1", seen, [], refuses);
		keepWishes({ sound: true, vibration: true }, refuses);
		expect([keptWishes(refuses), claimCalls(["a"], refuses)]).toEqual([
			{ sound: false, vibration: false },
			["a"],
		]);
	});
});
