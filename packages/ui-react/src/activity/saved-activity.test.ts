import { noActivity } from "@tradewind/domain/activity";
import { describe, expect, test } from "vitest";
import {
	claimAlerts,
	readAlertSettings,
	readCustomer,
	savedActivityKey,
	writeAlertSettings,
	writeCustomer,
} from "./saved-activity.ts";

const storeWith = (text?: string) => {
	const items = new Map(text === undefined ? [] : [[savedActivityKey, text]]);
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	};
};

const seen = { ...noActivity, contracts: { ...noActivity.contracts, lastId: 501, reportedUpTo: 501 } };

describe("A-146: the activity that a device saves for its customers", () => {
	test("the latest three customers have separate data, and the device has one set of alert settings", () => {
		const store = storeWith();
		writeAlertSettings({ sound: true, vibration: false, device: true }, store);
		for (const uid of ["1", "2", "3", "4"]) writeCustomer(uid, seen, [Number(uid)], store);
		writeCustomer("2", seen, [2, 22], store);
		expect(["1", "2", "3", "4"].map((uid) => readCustomer(uid, store))).toEqual([
			{ activity: undefined, readMessages: [] },
			{ activity: seen, readMessages: [2, 22] },
			{ activity: seen, readMessages: [3] },
			{ activity: seen, readMessages: [4] },
		]);
		expect(readAlertSettings(store)).toEqual({ sound: true, vibration: false, device: true });
	});

	test("an alert can be claimed once, by one tab", () => {
		const store = storeWith();
		expect([
			claimAlerts(["a", "b"], store),
			claimAlerts(["b", "c"], store),
			claimAlerts(["a"], store),
		]).toEqual([["a", "b"], ["c"], []]);
	});

	test("Pitfall 15: data of a newer release and unreadable data are dropped", () => {
		const unreadable = ["", "{", "null", "7", "[]", JSON.stringify({ version: 2, sound: true })];
		expect(
			unreadable.map((text) => [readAlertSettings(storeWith(text)), readCustomer("1", storeWith(text))]),
		).toEqual(
			unreadable.map(() => [
				{ sound: false, vibration: false, device: false },
				{ activity: undefined, readMessages: [] },
			]),
		);
	});

	test("Pitfall 15: only the valid parts are read", () => {
		const odd = {
			version: 1,
			sound: "yes",
			customers: [7, { uid: 7 }, { uid: "1", activity: { entries: 7 }, readMessages: [1, "2", 1.5] }],
			called: "a",
		};
		const store = storeWith(JSON.stringify(odd));
		expect([readAlertSettings(store), readCustomer("1", store), claimAlerts(["a"], store)]).toEqual([
			{ sound: false, vibration: false, device: false },
			{ activity: undefined, readMessages: [1] },
			["a"],
		]);
	});

	test("blocked storage causes no error", () => {
		const blocked = {
			getItem: () => {
				throw new Error("blocked");
			},
			setItem: () => {
				throw new Error("full");
			},
		};
		writeCustomer("1", seen, [], blocked);
		writeAlertSettings({ sound: true, vibration: true, device: true }, blocked);
		expect([readAlertSettings(blocked), claimAlerts(["a"], blocked)]).toEqual([
			{ sound: false, vibration: false, device: false },
			["a"],
		]);
	});
});
