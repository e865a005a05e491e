import { describe, expect, test } from "vitest";
import { requireValue } from "../../command/command-answer.ts";
import { decimal, price } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { ether, record, tether } from "../loans.test-support.ts";
import { toRepay } from "../record/loan-record.ts";
import type { LoanStatus } from "../record/loan-status.ts";
import { coinsToRepay, repaymentAccountId } from "./repayment.ts";
import { emptyRepayment, fitRepayment, type RepaymentForm, reduceRepayment } from "./repayment-form.ts";
import { type RepaymentFacts, summariseRepayment } from "./repayment-summary.ts";

const form: RepaymentForm = { accountId: tether.id, proof: "/proof.jpg" };
const facts: RepaymentFacts = {
	record: record(5, "to repay"),
	accounts: [tether, ether],
	mayCopyAddress: true,
	offersChat: true,
};

describe("Spec 2 §2: filling in a repayment", () => {
	test("a change changes only its field", () => {
		expect([
			reduceRepayment(form, { is: "account", accountId: ether.id }),
			reduceRepayment(form, { is: "proof", address: undefined }),
			reduceRepayment(emptyRepayment, { is: "proof", address: "/proof.jpg" }),
		]).toEqual([
			{ accountId: ether.id, proof: "/proof.jpg" },
			{ accountId: tether.id, proof: undefined },
			{ accountId: undefined, proof: "/proof.jpg" },
		]);
	});

	test("a network is preselected only if it is the only one", () => {
		expect([
			fitRepayment(emptyRepayment, [tether, ether]),
			fitRepayment(emptyRepayment, [ether]),
			fitRepayment(emptyRepayment, []),
		]).toEqual([emptyRepayment, { ...emptyRepayment, accountId: ether.id }, emptyRepayment]);
	});

	test("a chosen network stays as long as it is listed", () => {
		expect([
			fitRepayment(form, [ether, tether]),
			fitRepayment(form, [ether, { ...ether, id: repaymentAccountId(10) }]),
			fitRepayment(form, [ether]),
		]).toEqual([form, { ...form, accountId: undefined }, { ...form, accountId: ether.id }]);
	});
});

test("A-624: the coins that repay are the amount at the price of a coin; without a price they are not known", () => {
	const owed = requireValue(toRepay(record(5, "to repay")));
	expect(
		plain([coinsToRepay(owed, { ...tether, price: price(decimal("0.4")) }), coinsToRepay(owed, ether)]),
	).toEqual(["1278.75", undefined]);
	expect([
		coinsToRepay(undefined, tether),
		coinsToRepay(owed, { ...tether, price: price(decimal("0")) }),
	]).toEqual([undefined, undefined]);
});

describe("Spec 2 §2: validating a repayment", () => {
	test("that is complete sends loan, account and proof", () => {
		expect(plain(summariseRepayment(form, facts))).toEqual({
			toRepay: "511.5",
			account: plain(tether),
			canCopyAddress: true,
			canChat: true,
			issues: [],
			repayment: { loanId: 5, accountId: tether.id, proof: "/proof.jpg" },
		});
	});

	test("lists what is missing, in the order of the fields", () => {
		expect(
			summariseRepayment({ accountId: repaymentAccountId(99), proof: "" }, { ...facts, record: undefined }),
		).toEqual({
			toRepay: undefined,
			account: undefined,
			canCopyAddress: false,
			canChat: true,
			issues: [
				{ is: "loan not to be repaid" },
				{ is: "network not chosen", field: "account" },
				{ is: "proof missing", field: "proof" },
			],
			repayment: undefined,
		});
	});

	test.each<[Partial<RepaymentForm>, object]>([
		[{ accountId: undefined }, { is: "network not chosen", field: "account" }],
		[{ proof: undefined }, { is: "proof missing", field: "proof" }],
	])("%o is not enough", (change, issue) => {
		const { issues, repayment } = summariseRepayment({ ...form, ...change }, facts);
		expect([issues, repayment]).toEqual([[issue], undefined]);
	});

	test.each<LoanStatus>(["waiting for review", "rejected", "repayment under check", "repaid"])(
		"of a loan that is %s sends nothing",
		(status) => {
			const { issues, repayment } = summariseRepayment(form, { ...facts, record: record(5, status) });
			expect([issues, repayment]).toEqual([[{ is: "loan not to be repaid" }], undefined]);
		},
	);

	test("allows copying the address and contacting support only where the site does", () => {
		const { canCopyAddress, canChat, account } = summariseRepayment(form, {
			...facts,
			mayCopyAddress: false,
			offersChat: false,
		});
		expect([canCopyAddress, canChat, account]).toEqual([false, false, tether]);
	});
});
