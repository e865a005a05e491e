import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	emptyTransfer,
	fitTransfer,
	reduceTransfer,
	type TransferChange,
	type TransferForm,
} from "./transfer-form.ts";
import { accounts, change, forex, micro } from "./transfers.test-support.ts";

const chosen: TransferForm = { from: 1, to: 2, amount: "5" };

describe("Spec 2 §4: from and to", () => {
	test.each<[string, TransferChange, TransferForm]>([
		["another account to take from", { is: "from", accountId: 3 }, { from: 3, to: 2, amount: "5" }],
		["another account to give to", { is: "to", accountId: 3 }, { from: 1, to: 3, amount: "5" }],
		[
			"the other one to take from moves the other",
			{ is: "from", accountId: 2 },
			{ from: 2, to: 1, amount: "5" },
		],
		["the other one to give to moves the other", { is: "to", accountId: 1 }, { from: 2, to: 1, amount: "5" }],
		["a swap exchanges them", { is: "swap" }, { from: 2, to: 1, amount: "5" }],
		["an amount changes neither", { is: "amount", text: "7" }, { from: 1, to: 2, amount: "7" }],
	])("%s", (_, change, expected) => {
		expect(reduceTransfer(chosen, change, accounts)).toEqual(expected);
	});

	test.each([
		["none is known yet", [], { from: undefined, to: undefined, amount: "" }],
		["one alone has no other", [forex], { from: 1, to: undefined, amount: "" }],
		["the first two are chosen", accounts, { from: 1, to: 2, amount: "" }],
	])("when %s", (_, known, expected) => {
		expect(fitTransfer(emptyTransfer, known)).toEqual(expected);
	});

	test.each([
		["the account to take from is gone", [micro, change], { from: 3, to: 2, amount: "5" }],
		["the account to give to is gone", [forex, change], { from: 1, to: 3, amount: "5" }],
		["both are still there", [change, micro, forex], { from: 1, to: 2, amount: "5" }],
	])("what was chosen stays where it can when %s", (_, known, expected) => {
		expect(fitTransfer(chosen, known)).toEqual(expected);
	});

	test("whatever is pressed, from and to differ and are accounts", () => {
		const ids = fc.constantFrom(...accounts.map(({ accountId }) => accountId));
		const changes = fc.oneof(
			fc.record({ is: fc.constantFrom("from" as const, "to" as const), accountId: ids }),
			fc.constant({ is: "swap" as const }),
			fc.record({ is: fc.constant("amount" as const), text: fc.string() }),
		);
		fc.assert(
			fc.property(fc.array(changes), (all) => {
				const start = fitTransfer(emptyTransfer, accounts);
				const { from, to } = all.reduce((form, one) => reduceTransfer(form, one, accounts), start);
				expect(from !== to && from !== undefined && to !== undefined).toBe(true);
			}),
		);
	});
});
