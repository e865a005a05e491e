import { describe, expect, test } from "vitest";
import { decimal, price, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { noTexts } from "../withdrawal-texts.ts";
import {
	bankWay,
	bitcoin,
	currencies,
	euro,
	exampleForm,
	exampleOrder,
	facts,
	moneyOf,
	tether,
	tetherWay,
	withoutTerms,
} from "../withdrawals.test-support.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import type { WithdrawalForm } from "./withdrawal-form.ts";
import { needsWay, summariseWithdrawal } from "./withdrawal-summary.ts";

const filled: WithdrawalForm = { ...exampleForm, address: "", amount: "100.50", remark: " rent " };
const typed = { takesTypedAddress: true, ways: undefined };
const bank: Partial<WithdrawalForm> = { kind: "bank", currencyId: 21, wayId: 103 };

describe("Spec 2 §9: a withdrawal", () => {
	test("to a bound address shows its fee, the received amount and the way", () => {
		expect(plain(summariseWithdrawal(filled, facts))).toEqual({
			currency: plain(tether),
			way: tetherWay,
			max: "1000",
			figures: { fee: "5", receive: "95.5", rate: "1", usdValue: "95.5", roundingCost: "0" },
			left: "899.5",
			notices: [{ is: "address used for the first time" }],
			issues: [],
			sends: {
				order: { ...exampleOrder, amount: "100.5" },
				currencyCode: "USDT",
				target: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
			},
		});
	});

	test("to a bank account is received in its currency, to two decimals", () => {
		const form = { ...filled, ...bank, amount: "100.01", remark: "" };
		const known = { ...facts, currencies: currencies.bank, ways: [bankWay] };
		expect(plain(summariseWithdrawal(form, known))).toEqual({
			currency: plain(euro),
			way: bankWay,
			max: "1000",
			figures: { fee: "2.0002", receive: "78.4", rate: "0.8", usdValue: "98", roundingCost: "0.01" },
			left: "899.99",
			notices: [],
			issues: [],
			sends: {
				order: {
					kind: "bank",
					currencyId: 21,
					amount: "100.01",
					target: { is: "way", wayId: 103 },
					...noTexts,
				},
				currencyCode: "EUR",
				target: "0012345678",
			},
		});
	});

	test("of the whole balance is allowed, and yields (balance − fee) × rate", () => {
		const known = {
			...facts,
			free: moneyOf("100"),
			currencies: [{ ...tether, usdPrice: price(decimal("1.25")) }],
		};
		const { figures, left, issues } = summariseWithdrawal({ ...filled, amount: "100" }, known);
		expect(plain({ figures, left, issues })).toEqual({
			figures: { fee: "5", receive: "76", rate: "0.8", usdValue: "95", roundingCost: "0" },
			left: "0",
			issues: [],
		});
	});

	test("from an account in its currency is not converted", () => {
		const accountPrice = price(decimal("1.25"));
		const known = {
			...facts,
			accountCurrency: "EUR",
			accountPrice,
			currencies: currencies.bank,
			ways: [bankWay],
		};
		const { figures } = summariseWithdrawal({ ...filled, ...bank, amount: "10" }, known);
		expect(plain(figures)).toEqual({
			fee: "0.2",
			receive: "9.8",
			rate: "1",
			usdValue: "12.25",
			roundingCost: "0",
		});
	});

	test("of which a part of a unit is lost says what the rounding costs", () => {
		const known = { ...facts, currencies: [bitcoin] };
		const { figures, issues } = summariseWithdrawal({ ...filled, amount: "205", currencyId: 12 }, known);
		expect(plain({ figures, issues })).toEqual({
			figures: { fee: "2.05", receive: "0.002", rate: "0.00001", usdValue: "200", roundingCost: "2.95" },
			issues: [],
		});
	});

	test("to a typed address uses it, whatever way was chosen before", () => {
		const form = { ...filled, address: " TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf " };
		const { way, sends, issues } = summariseWithdrawal(form, {
			...facts,
			takesTypedAddress: true,
		});
		expect([way, sends?.order.target, sends?.target, issues]).toEqual([
			undefined,
			{ is: "address", address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" },
			"TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
			[],
		]);
	});

	test("is validated without a balance while that is unknown", () => {
		const { max, left, issues, sends } = summariseWithdrawal(filled, { ...facts, free: undefined });
		expect([max, left, issues, sends?.order.currencyId]).toEqual([undefined, undefined, [], 11]);
	});

	test("has no figures while the amount cannot be read", () => {
		const { figures, left, sends, max } = summariseWithdrawal({ ...filled, amount: "1.2.3" }, facts);
		expect([figures, left, sends, plain(max)]).toEqual([undefined, undefined, undefined, "1000"]);
	});
});

describe("Spec 2 §5: nothing is sent, with the reason", () => {
	const remark = "x".repeat(201);
	test.each<[string, Partial<WithdrawalForm>, Partial<WithdrawalFacts>, readonly unknown[]]>([
		["no currency is known", {}, { currencies: undefined }, [{ is: "currency missing", field: "currency" }]],
		["no kind is offered", { kind: undefined }, {}, [{ is: "currency missing", field: "currency" }]],
		[
			"the rules refuse the terms",
			{},
			{ currencies: [withoutTerms] },
			[{ is: "terms not valid", field: "currency" }],
		],
		["no way is chosen", { wayId: undefined }, {}, [{ is: "way missing", field: "target" }]],
		["the ways are not known", {}, { ways: undefined }, [{ is: "way missing", field: "target" }]],
		["no address is typed", {}, typed, [{ is: "address missing", field: "target" }]],
		[
			"the typed address is invalid",
			{ address: "TXYZ" },
			typed,
			[{ is: "address too short", field: "target", minLength: 8 }],
		],
		[
			"a bank account is needed, although addresses are typed",
			bank,
			{ ...typed, currencies: currencies.bank },
			[{ is: "way missing", field: "target" }],
		],
		["the amount is missing", { amount: "" }, {}, [{ is: "amount missing", field: "amount" }]],
		[
			"the amount has three decimals",
			{ amount: "9.999" },
			{},
			[{ is: "too many decimals", field: "amount", allowed: 2 }],
		],
		["the amount is zero", { amount: "0" }, {}, [{ is: "amount is zero", field: "amount" }]],
		[
			"the amount alone exceeds the balance",
			{ amount: "1000.01" },
			{},
			[{ is: "balance too small", field: "amount", free: "1000" }],
		],
		["the fee takes all of it", { amount: "5" }, {}, [{ is: "nothing would arrive", field: "amount" }]],
		[
			"the received amount is too small to pay out",
			{ amount: "5", currencyId: 12 },
			{ currencies: [bitcoin] },
			[{ is: "nothing would be left", field: "amount", minimum: "10.11" }],
		],
		[
			"rounding takes a large part of it",
			{ amount: "19", currencyId: 12 },
			{ currencies: [bitcoin] },
			[{ is: "rounding takes too much", field: "amount", cost: "8.81", enough: "10.11" }],
		],
		[
			"the fee is a whole percentage",
			{ amount: "19", currencyId: 12 },
			{ currencies: [{ ...bitcoin, drawRate: rate(decimal("100")) }] },
			[{ is: "nothing would arrive", field: "amount" }],
		],
		["the remark is too long", { remark }, {}, [{ is: "too long", field: "remark", maxLength: 200 }]],
		[
			"every field has an issue: in the order of the fields",
			{ wayId: undefined, amount: "1", remark },
			{ free: moneyOf("0") },
			[
				{ is: "way missing", field: "target" },
				{ is: "balance too small", field: "amount", free: "0" },
				{ is: "nothing would arrive", field: "amount" },
				{ is: "too long", field: "remark", maxLength: 200 },
			],
		],
	])("when %s", (_, form, updates, issues) => {
		const summary = summariseWithdrawal({ ...filled, ...form }, { ...facts, ...updates });
		expect([plain(summary.issues), summary.sends]).toEqual([issues, undefined]);
	});

	test.each<[string, Partial<WithdrawalForm>]>([
		["the whole balance is used", { amount: "1000" }],
		["the smallest amount is received", { amount: "5.01" }],
		["the remark has the maximum length, in whole characters", { remark: ` ${"😀".repeat(200)} ` }],
	])("but not when %s", (_, form) => {
		const { issues, sends } = summariseWithdrawal({ ...filled, ...form }, facts);
		expect([issues, sends !== undefined]).toEqual([[], true]);
	});
});

test.each([
	[{ ...filled, kind: "crypto" }, false, true],
	[{ ...filled, kind: "crypto" }, true, false],
	[{ ...filled, kind: "bank" }, true, true],
	[{ ...filled, kind: "bank" }, false, true],
] as const)(
	"Spec 2 §5: a way has to be chosen for %j with typed addresses %s: %s",
	(form, takesTypedAddress, needs) => {
		expect(needsWay(form, { ...facts, takesTypedAddress })).toBe(needs);
	},
);
