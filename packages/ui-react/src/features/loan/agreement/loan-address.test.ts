import { expect, test } from "vitest";
import { loanOfQuery, queryOfLoan } from "./loan-address.ts";

test.each([
	["id=3&amount=1500.5", { planId: 3, amount: "1500.5" }],
	["amount=0.01&id=999999999999999", { planId: 999_999_999_999_999, amount: "0.01" }],
	["id=3", undefined],
	["amount=10", undefined],
	["id=0&amount=10", undefined],
	["id=3x&amount=10", undefined],
	["id=-3&amount=10", undefined],
	["id=3&amount=-10", undefined],
	["id=3&amount=1e3", undefined],
	["id=3&amount=1,5", undefined],
	["id=3&amount=", undefined],
	["id=3&amount=1.123456789", undefined],
])("Spec 2 §2: the loan of the address ?%s", (query, loan) => {
	expect(loanOfQuery(new URLSearchParams(query))).toEqual(loan);
	const read = loanOfQuery(new URLSearchParams(query));
	expect(read && loanOfQuery(new URLSearchParams(queryOfLoan(read)))).toEqual(loan);
});
