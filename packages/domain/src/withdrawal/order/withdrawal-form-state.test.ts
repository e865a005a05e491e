import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bitcoin,
	currencies,
	exampleForm,
	facts,
	moneyOf,
	secondTetherWay,
	tether,
	tetherWay,
} from "../withdrawals.test-support.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { emptyWithdrawal, type WithdrawalChange, type WithdrawalForm } from "./withdrawal-form.ts";
import { fitSelection, withChange, withFacts } from "./withdrawal-form-state.ts";

const filled: WithdrawalForm = { ...exampleForm, amount: "0.25" };
const onlyBank = { crypto: false, bank: true };
const noKind = { crypto: false, bank: false };
const noLists = { currencies: undefined, ways: undefined };
const moved = { wayId: undefined, address: "" };

describe("The default choice", () => {
	test.each<[string, Partial<WithdrawalFacts>, Partial<WithdrawalForm>]>([
		["empty on a site that offers nothing", { offers: noKind, ...noLists }, {}],
		["the only kind, while nothing is read", { offers: onlyBank, ...noLists }, { kind: "bank" }],
		["no currency if there is none", { currencies: [], ways: undefined }, { kind: "crypto" }],
		[
			"the first kind and currency, and no way before the ways are read",
			{ ways: undefined },
			{ kind: "crypto", currencyId: 11 },
		],
		["no way among several", {}, { kind: "crypto", currencyId: 11 }],
		[
			"the way that is the only one",
			{ ways: [secondTetherWay] },
			{ kind: "crypto", currencyId: 11, wayId: 102 },
		],
		["no way if there is none", { ways: [] }, { kind: "crypto", currencyId: 11 }],
	])("is %s", (_, updates, expected) => {
		const known = { ...facts, ...updates };
		expect(fitSelection({ form: emptyWithdrawal, facts: known })).toEqual({
			form: { ...emptyWithdrawal, ...expected },
			facts: known,
		});
	});
});

describe("New facts", () => {
	test.each<[string, Partial<WithdrawalFacts>, Partial<WithdrawalForm>, Partial<WithdrawalFacts>]>([
		["of the balance change nothing else", { free: moneyOf("7") }, {}, {}],
		["keep the choices while the lists are unknown", noLists, {}, {}],
		["of another language rewrite the amount", { language: "de" }, { amount: "0,25" }, {}],
		[
			"without the chosen kind move to another one, whose lists are unknown",
			{ offers: onlyBank },
			{ ...moved, kind: "bank", currencyId: undefined },
			noLists,
		],
		[
			"without any kind clear the choice",
			{ offers: noKind },
			{ ...moved, kind: undefined, currencyId: undefined },
			noLists,
		],
		[
			"without the chosen currency move to another one, whose ways are unknown",
			{ currencies: [bitcoin] },
			{ ...moved, currencyId: 12 },
			{ ways: undefined },
		],
		[
			"without any currency clear the choice",
			{ currencies: [] },
			{ ...moved, currencyId: undefined },
			{ ways: undefined },
		],
		["with the currencies in another order keep the choice", { currencies: [bitcoin, tether] }, {}, {}],
		["with only one other way move to it", { ways: [secondTetherWay] }, { wayId: 102 }, {}],
		[
			"with several other ways choose none of them",
			{ ways: [secondTetherWay, { ...tetherWay, id: 104 }] },
			{ wayId: undefined },
			{},
		],
	])("%s", (_, updates, form, known) => {
		expect(withFacts({ form: filled, facts }, updates)).toEqual({
			form: { ...filled, ...form },
			facts: { ...facts, ...updates, ...known },
		});
	});
});

describe("A change", () => {
	test.each<[string, WithdrawalChange, Partial<WithdrawalFacts>]>([
		["to another kind makes all lists unknown", { is: "kind", kind: "bank" }, noLists],
		["to another currency makes its ways unknown", { is: "currency", currencyId: 12 }, { ways: undefined }],
		["to the same kind changes no list", { is: "kind", kind: "crypto" }, {}],
		["to the same currency changes no list", { is: "currency", currencyId: 11 }, {}],
		["to another way changes no list", { is: "way", wayId: 102 }, {}],
		["of typed input changes no list", { is: "amount", text: "7" }, {}],
	])("%s", (_, change, known) => {
		expect(withChange({ form: filled, facts }, change).facts).toEqual({ ...facts, ...known });
	});

	test.each<[string, WithdrawalChange, Partial<WithdrawalForm>]>([
		["kind", { is: "kind", kind: "bank" }, { ...moved, currencyId: undefined }],
		["currency", { is: "currency", currencyId: 12 }, moved],
		["way", { is: "way", wayId: 103 }, { wayId: undefined }],
	])("a removed %s cannot be chosen", (_, change, form) => {
		const known = { ...facts, offers: { crypto: true, bank: false }, currencies: [tether] };
		expect(withChange({ form: filled, facts: known }, change).form).toEqual({ ...filled, ...form });
	});

	test("in any order of changes and facts, the known lists contain the choices", () => {
		const step = fc.oneof(
			fc.constantFrom<WithdrawalChange>(
				{ is: "kind", kind: "bank" },
				{ is: "kind", kind: "crypto" },
				{ is: "currency", currencyId: 11 },
				{ is: "currency", currencyId: 12 },
			),
			fc.constantFrom<Partial<WithdrawalFacts>>(
				{ offers: onlyBank },
				{ offers: noKind },
				{ offers: { crypto: true, bank: true } },
				{ currencies: currencies.crypto },
				{ currencies: [bitcoin] },
				{ ways: [tetherWay] },
				{ ways: [tetherWay, secondTetherWay] },
			),
		);
		fc.assert(
			fc.property(fc.array(step), (steps) => {
				const { form, facts: known } = steps.reduce(
					(filling, one) => ("is" in one ? withChange(filling, one) : withFacts(filling, one)),
					{ form: filled, facts },
				);
				const isOffered = form.kind === undefined || known.offers[form.kind];
				const hasCurrency = known.currencies?.some(({ id }) => id === form.currencyId) ?? true;
				const hasWay = known.ways?.some(({ id }) => id === form.wayId) ?? true;
				expect([isOffered || !known.currencies, hasCurrency, hasWay || form.wayId === undefined]).toEqual([
					true,
					true,
					true,
				]);
			}),
		);
	});
});
