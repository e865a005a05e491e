import { describe, expect, test } from "vitest";
import { bank, bankRecord, cryptoRecord, proof } from "../deposits.test-support.ts";
import { type DepositDisplayStatus, type DepositRecord, displayStatusOf } from "./deposit-record.ts";

describe("Spec 2 §4: the status that a record shows for its deposit", () => {
	test.each<[string, Partial<DepositRecord>, boolean, DepositDisplayStatus]>([
		["a pending one without bank info", {}, true, "matching bank card"],
		["a pending one without bank info, but with a proof", { proof }, true, "matching bank card"],
		["a pending one without proof", { bank }, true, "waiting for certificate upload"],
		["a pending one with both", { bank, proof }, true, "unchecked"],
		["a pending one where the customer chooses the bank", {}, false, "unchecked"],
		["a pending crypto deposit", { ...cryptoRecord, proof: undefined }, true, "unchecked"],
		["a finished one", { status: "finished" }, true, "finished"],
		["a rejected one", { status: "rejected", bank }, true, "rejected"],
		["an invalid one", { status: "invalid", bank, proof }, false, "invalid"],
	])("%s", (_, change, matchesBanks, displayStatus) => {
		expect(displayStatusOf({ ...bankRecord, ...change }, matchesBanks)).toBe(displayStatus);
	});
});
