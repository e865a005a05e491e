import { expect, test } from "vitest";
import { nameWay, wayNamesIn, wayNamesText } from "./way-names.ts";

const newStore = (text = "") => {
	let saved: string | null = text === "" ? null : text;
	return {
		getItem: () => saved,
		setItem: (_: string, value: string) => {
			saved = value;
		},
		removeItem: () => {
			saved = null;
		},
	};
};
const [bank, coin] = [7, 8];

test("A-626: a payout method has the name that its customer gave it, trimmed; an empty one removes it", () => {
	const store = newStore();
	nameWay(1, bank, "  Salary ", store);
	nameWay(1, coin, "Cold wallet", store);
	nameWay(2, bank, "Mine", store);
	expect([1, 2, 3].map((id) => [...wayNamesIn(id, wayNamesText(store))])).toEqual([
		[
			[bank, "Salary"],
			[coin, "Cold wallet"],
		],
		[[bank, "Mine"]],
		[],
	]);
	for (const id of [bank, coin]) nameWay(1, id, " ", store);
	nameWay(2, bank, "", store);
	expect(store.getItem()).toBe(null);
});

test("A-626: the device keeps the names of the three latest customers, at most 40 characters each", () => {
	const store = newStore();
	for (const customer of [1, 2, 3, 4]) nameWay(customer, bank, "x".repeat(50), store);
	expect([1, 2, 3, 4].map((id) => wayNamesIn(id, wayNamesText(store)).get(bank)?.length)).toEqual([
		undefined,
		40,
		40,
		40,
	]);
});

test.each([
	"",
	"{",
	'{"version":9,"customers":[{"customer":1,"names":[[7,"x"]]}]}',
	'{"version":1,"customers":[{"customer":1,"names":[[7,5],["7","x"],null]}]}',
	'{"version":1,"customers":{"1":{}}}',
])("names that cannot be read are no names: %s", (text) => {
	expect([...wayNamesIn(1, text)]).toEqual([]);
});
