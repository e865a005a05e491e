import { describe, expect, test } from "vitest";
import { noTexts } from "../withdrawal-texts.ts";
import { exampleForm, facts, moneyOf, withoutTerms } from "../withdrawals.test-support.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import {
	reduceWithdrawal,
	resetWithdrawal,
	type WithdrawalChange,
	type WithdrawalForm,
} from "./withdrawal-form.ts";

const filled = exampleForm;

describe("Spec 2 §2: filling in a withdrawal", () => {
	test.each<[string, WithdrawalChange, Partial<WithdrawalForm>]>([
		["the same kind changes nothing", { is: "kind", kind: "crypto" }, {}],
		[
			"another kind clears currency, way and address, but no other input",
			{ is: "kind", kind: "bank" },
			{ kind: "bank", currencyId: undefined, wayId: undefined, address: "" },
		],
		["the same currency changes nothing", { is: "currency", currencyId: 11 }, {}],
		[
			"another currency clears the way and the address: they belong to another network",
			{ is: "currency", currencyId: 12 },
			{ currencyId: 12, wayId: undefined, address: "" },
		],
		["a way is chosen", { is: "way", wayId: 102 }, { wayId: 102 }],
		["an address is typed", { is: "address", text: "T" }, { address: "T" }],
		["an amount is typed", { is: "amount", text: "7" }, { amount: "7" }],
		["a remark is typed", { is: "remark", text: "food" }, { remark: "food" }],
		["Max writes the balance: the fee is part of it", { is: "max" }, { amount: "1000" }],
	])("%s", (_, change, expected) => {
		expect(reduceWithdrawal(filled, change, facts)).toEqual({ ...filled, ...expected });
	});

	test.each<[string, Partial<WithdrawalFacts>, string]>([
		[
			"the balance with the decimal separator of the language",
			{ free: moneyOf("1000.55"), language: "de" },
			"1000,55",
		],
		["nothing while the balance is unknown", { free: undefined }, exampleForm.amount],
		["the balance while the currencies are unknown", { currencies: undefined }, "1000"],
		["the balance with terms that the rules refuse", { currencies: [withoutTerms] }, "1000"],
		["a balance below the fee", { free: moneyOf("4.99") }, "4.99"],
		["0 for a negative balance", { free: moneyOf("-1") }, "0"],
	])("Max fills in %s", (_, updates, amount) => {
		const form = reduceWithdrawal(filled, { is: "max" }, { ...facts, ...updates });
		expect(form).toEqual({ ...filled, amount });
	});

	test("after a withdrawal the choices stay and the typed input is cleared", () => {
		expect(resetWithdrawal(filled)).toEqual({ ...filled, address: "", amount: "", ...noTexts });
	});
});
