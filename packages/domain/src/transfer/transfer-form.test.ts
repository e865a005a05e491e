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
		["another source account", { is: "from", accountId: 3 }, { from: 3, to: 2, amount: "5" }],
		["another target account", { is: "to", accountId: 3 }, { from: 1, to: 3, amount: "5" }],
		[
			"the target as the source moves the target",
			{ is: "from", accountId: 2 },
			{ from: 2, to: 1, amount: "5" },
		],
		[
			"the source as the target moves the source",
			{ is: "to", accountId: 1 },
			{ from: 2, to: 1, amount: "5" },
		],
		["a swap exchanges them", { is: "swap" }, { from: 2, to: 1, amount: "5" }],
		[
			"a proposal sets both and the amount",
			{ is: "proposal", from: 3, to: 1, text: "7.01" },
			{ from: 3, to: 1, amount: "7.01" },
		],
		[
			"a proposal with an account that does not exist keeps the other one",
			{ is: "proposal", from: 9, to: 1, text: "7" },
			{ from: 2, to: 1, amount: "7" },
		],
		["an amount changes neither", { is: "amount", text: "7" }, { from: 1, to: 2, amount: "7" }],
	])("%s", (_, change, expected) => {
		expect(reduceTransfer(chosen, change, accounts)).toEqual(expected);
	});

	test.each([
		["no account is known yet", [], { from: undefined, to: undefined, amount: "" }],
		["there is only one account", [forex], { from: 1, to: undefined, amount: "" }],
		["there are several accounts", accounts, { from: 1, to: 2, amount: "" }],
	])("when %s", (_, known, expected) => {
		expect(fitTransfer(emptyTransfer, known)).toEqual(expected);
	});

	test.each([
		["the source account was removed", [micro, change], { from: 3, to: 2, amount: "5" }],
		["the target account was removed", [forex, change], { from: 1, to: 3, amount: "5" }],
		["no account is known yet", [], { from: 1, to: 2, amount: "5" }],
		["both still exist", [change, micro, forex], { from: 1, to: 2, amount: "5" }],
	])("the choices stay as far as possible when %s", (_, known, expected) => {
		expect(fitTransfer(chosen, known)).toEqual(expected);
	});

	test("in any order of changes, from and to differ and are accounts", () => {
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
