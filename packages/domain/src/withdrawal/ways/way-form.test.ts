import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { bitcoin, currencies, euro, miaAtBank, showing, tether } from "../withdrawals.test-support.ts";
import { noBankDetails } from "./bound-way.ts";
import { emptyWay, fitWay, reduceWay, type WayChange, type WayFacts, type WayForm } from "./way-form.ts";
import { summariseWay } from "./way-summary.ts";

const facts: WayFacts = {
	kind: "crypto",
	shows: showing("account", "swift"),
	currencies: currencies.crypto,
	lastWayId: 102,
	usedAddresses: [],
	error: undefined,
};
const bank: WayFacts = { ...facts, kind: "bank", currencies: currencies.bank };
const filled: WayForm = {
	currencyId: 11,
	address: " TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf ",
	details: miaAtBank,
	confirmedIban: "",
};

describe("Spec 2 §2: filling in a withdraw way", () => {
	test.each<[string, WayChange, Partial<WayForm>]>([
		["the same currency changes nothing", { is: "currency", currencyId: 11 }, {}],
		[
			"another currency clears the address: it belongs to another network",
			{ is: "currency", currencyId: 12 },
			{ currencyId: 12, address: "" },
		],
		["an address is typed", { is: "address", text: "T" }, { address: "T" }],
		[
			"a field of the bank is typed",
			{ is: "bank detail", field: "iban", text: "DE89" },
			{ details: { ...miaAtBank, iban: "DE89" } },
		],
	])("%s", (_, change, expected) => {
		expect(reduceWay(filled, change)).toEqual({ ...filled, ...expected });
	});

	test.each<[string, WayForm, WayFacts["currencies"], WayForm]>([
		["the first currency is chosen", emptyWay, currencies.crypto, { ...emptyWay, currencyId: 11 }],
		["the choice stays", filled, [bitcoin, tether], filled],
		["the choice stays while nothing is known", filled, undefined, filled],
		[
			"nothing is chosen without currencies",
			emptyWay,
			[],
			{ currencyId: undefined, address: "", details: noBankDetails, confirmedIban: "" },
		],
		[
			"an address is cleared with its currency",
			filled,
			[bitcoin],
			{ ...filled, currencyId: 12, address: "" },
		],
	])("%s", (_, form, known, expected) => {
		expect(fitWay(form, { ...facts, currencies: known })).toEqual(expected);
	});
});

describe("Spec 2 §3: a way is bound", () => {
	test("for a currency with its address", () => {
		expect(plain(summariseWay(filled, facts))).toEqual({
			currency: plain(tether),
			issues: [],
			notices: [],
			way: { kind: "crypto", currencyId: 11, address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" },
		});
	});

	test("for a currency with a bank account, with the shown fields only", () => {
		const details = { ...miaAtBank, branch: "Main Street" };
		expect(plain(summariseWay({ ...filled, currencyId: 21, address: "", details }, bank))).toEqual({
			currency: plain(euro),
			issues: [],
			notices: [],
			way: { kind: "bank", currencyId: 21, details: miaAtBank },
		});
	});

	test.each<[string, Partial<WayForm>, WayFacts, readonly unknown[]]>([
		[
			"no currency is known",
			{},
			{ ...facts, currencies: undefined },
			[{ is: "currency missing", field: "currency" }],
		],
		[
			"currency and address are missing",
			{ currencyId: undefined, address: "" },
			facts,
			[
				{ is: "currency missing", field: "currency" },
				{ is: "address missing", field: "address" },
			],
		],
		["the address is none", { address: "T X" }, facts, [{ is: "address has spaces", field: "address" }]],
		[
			"a bank account has no currency",
			{ currencyId: undefined },
			bank,
			[{ is: "currency missing", field: "currency" }],
		],
		[
			"currency and details are missing",
			{ details: noBankDetails },
			bank,
			[
				{ is: "currency missing", field: "currency" },
				{ is: "missing", field: "payeeName" },
				{ is: "missing", field: "bankName" },
			],
		],
		[
			"one detail is missing",
			{ currencyId: 21, details: { ...miaAtBank, bankName: " " } },
			bank,
			[{ is: "missing", field: "bankName" }],
		],
	])("not when %s", (_, form, known, issues) => {
		const summary = summariseWay({ ...filled, ...form }, known);
		expect([summary.issues, summary.way]).toEqual([issues, undefined]);
	});
});

test("A-598: wrong check digits of an IBAN are refused until the customer confirms this number", () => {
	const wrong = "DE88370400440532013000";
	const withIban: WayFacts = { ...bank, shows: showing("account", "iban") };
	const typed = (form: WayForm, text: string) => reduceWay(form, { is: "bank detail", field: "iban", text });
	const outcome = (form: WayForm) => {
		const { issues, notices, way } = summariseWay(form, withIban);
		return [issues.map(({ is }) => is), notices.map(({ is }) => is), way !== undefined];
	};
	const chosen = fitWay({ ...filled, currencyId: undefined }, withIban);
	const first = typed(chosen, wrong);
	const confirmed = reduceWay(first, { is: "iban confirmed" });
	expect([
		outcome(first),
		outcome(confirmed),
		outcome(typed(confirmed, "DE87370400440532013000")),
		outcome(typed(first, "DE89 3704 0044 0532 0130 00")),
	]).toEqual([
		[["iban not confirmed"], [], false],
		[[], ["check digits wrong"], true],
		[["iban not confirmed"], [], false],
		[[], [], true],
	]);
});
