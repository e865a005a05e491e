import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DepositAccess, depositGate, noWayToPay } from "./deposit-gate.ts";

const mia: DepositAccess = {
	isDemo: false,
	isVerified: false,
	needsRealName: false,
	needsRealNameToDeposit: false,
	depositsCrypto: true,
	depositsToBank: true,
	contactForDeposits: false,
};
const asked = { needsRealName: true, needsRealNameToDeposit: true };

describe("Spec 2 §2, §5, §6: whether a customer may deposit", () => {
	test.each<[string, Partial<DepositAccess>, ReturnType<typeof depositGate>]>([
		["anybody with a real account", {}, { is: "open", tabs: ["crypto", "bank"] }],
		["a site that takes crypto alone", { depositsToBank: false }, { is: "open", tabs: ["crypto"] }],
		["a site that takes banks alone", { depositsCrypto: false }, { is: "open", tabs: ["bank"] }],
		["a demo account", { isDemo: true }, { is: "only real account" }],
		["a name that is not verified", asked, { is: "real-name verification needed" }],
		["a verified name", { ...asked, isVerified: true }, { is: "open", tabs: ["crypto", "bank"] }],
		[
			"a site that asks for names, but not for deposits",
			{ needsRealName: true },
			{ is: "open", tabs: ["crypto", "bank"] },
		],
		[
			"a site that would ask for deposits, but not for names",
			{ needsRealNameToDeposit: true },
			{ is: "open", tabs: ["crypto", "bank"] },
		],
		[
			"a site without a way to pay",
			{ depositsCrypto: false, depositsToBank: false },
			{ is: "no payment way" },
		],
		[
			"a site without a way to pay, but with a contact",
			{ depositsCrypto: false, depositsToBank: false, contactForDeposits: true },
			{ is: "contact support" },
		],
		["a demo account that is not verified either", { ...asked, isDemo: true }, { is: "only real account" }],
		[
			"who is not verified on a site without a way to pay",
			{ ...asked, depositsCrypto: false, depositsToBank: false },
			{ is: "real-name verification needed" },
		],
	])("%s", (_, access, gate) => {
		expect(depositGate({ ...mia, ...access })).toEqual(gate);
	});

	test("an open gate has a tab, and leads nobody in who is barred", () => {
		const flags = fc.record({
			isDemo: fc.boolean(),
			isVerified: fc.boolean(),
			needsRealName: fc.boolean(),
			needsRealNameToDeposit: fc.boolean(),
			depositsCrypto: fc.boolean(),
			depositsToBank: fc.boolean(),
			contactForDeposits: fc.boolean(),
		});
		fc.assert(
			fc.property(flags, (access) => {
				const gate = depositGate(access);
				const isBarred =
					access.isDemo || (access.needsRealName && access.needsRealNameToDeposit && !access.isVerified);
				expect(gate.is === "open").toBe(!isBarred && (access.depositsCrypto || access.depositsToBank));
			}),
		);
	});

	test("where there is nothing to pay to, the support is asked only if there is one", () => {
		expect([noWayToPay(false), noWayToPay(true)]).toEqual([
			{ is: "no payment way" },
			{ is: "contact support" },
		]);
	});
});
