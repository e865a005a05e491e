import { noFlags } from "@tradewind/domain/site";
import { describe, expect, test } from "vitest";
import { accessOf } from "./deposit-access.ts";

const asks = { ...noFlags, depositsCrypto: true, needsRealName: true, needsRealNameToDeposit: true };
const atLogin = (isReal: boolean) => ({ isDemo: false, isReal });
const open = { is: "open", tabs: ["crypto"] };
const asked = { is: "real-name verification needed" };

describe("Spec 2 §5: the deposit gate of a site that asks for a verified name", () => {
	test("waits until it is known whether the name was verified after the login", () => {
		const first = { certification: undefined, isSettled: false };
		expect([
			accessOf(asks, atLogin(false), first),
			accessOf(asks, atLogin(true), first)?.gate,
			accessOf({ ...asks, needsRealName: false }, atLogin(false), first)?.gate,
		]).toEqual([undefined, open, open]);
	});

	test("follows the certification as last read, not that of the login", () => {
		expect([
			accessOf(asks, atLogin(false), { certification: "junior", isSettled: true })?.gate,
			accessOf(asks, atLogin(false), { certification: "uncertified", isSettled: true })?.gate,
			accessOf(asks, atLogin(true), { certification: "uncertified", isSettled: true })?.gate,
		]).toEqual([open, asked, asked]);
	});

	test("asks a customer who was not verified at the login if the reading failed", () => {
		const failed = { certification: undefined, isSettled: true };
		expect([
			accessOf(asks, atLogin(false), failed)?.gate,
			accessOf(asks, atLogin(true), failed)?.gate,
		]).toEqual([asked, open]);
	});
});
