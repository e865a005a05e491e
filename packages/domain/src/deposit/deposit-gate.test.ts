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
const requiresNames = { needsRealName: true, needsRealNameToDeposit: true };

describe("Spec 2 §2, §5, §6: whether a customer may deposit", () => {
	test.each<[string, Partial<DepositAccess>, ReturnType<typeof depositGate>]>([
		["a customer with a real account", {}, { is: "open", tabs: ["crypto", "bank"] }],
		["a site that accepts only crypto", { depositsToBank: false }, { is: "open", tabs: ["crypto"] }],
		["a site that accepts only banks", { depositsCrypto: false }, { is: "open", tabs: ["bank"] }],
		["a demo account", { isDemo: true }, { is: "only real account" }],
		["a name that is not verified", requiresNames, { is: "real-name verification needed" }],
		["a verified name", { ...requiresNames, isVerified: true }, { is: "open", tabs: ["crypto", "bank"] }],
		[
			"a site that requires verified names, but not for deposits",
			{ needsRealName: true },
			{ is: "open", tabs: ["crypto", "bank"] },
		],
		[
			"a site that requires them for deposits, but has no name verification",
			{ needsRealNameToDeposit: true },
			{ is: "open", tabs: ["crypto", "bank"] },
		],
		[
			"a site without an account to pay to",
			{ depositsCrypto: false, depositsToBank: false },
			{ is: "no payment way" },
		],
		[
			"a site without an account to pay to, but with a contact",
			{ depositsCrypto: false, depositsToBank: false, contactForDeposits: true },
			{ is: "contact support" },
		],
		[
			"a demo account that is not verified either",
			{ ...requiresNames, isDemo: true },
			{ is: "only real account" },
		],
		[
			"an unverified name on a site without an account to pay to",
			{ ...requiresNames, depositsCrypto: false, depositsToBank: false },
			{ is: "real-name verification needed" },
		],
	])("%s", (_, access, gate) => {
		expect(depositGate({ ...mia, ...access })).toEqual(gate);
	});

	test("an open gate has a tab, and is closed for every blocked customer", () => {
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
				const isBlocked =
					access.isDemo || (access.needsRealName && access.needsRealNameToDeposit && !access.isVerified);
				expect(gate.is === "open").toBe(!isBlocked && (access.depositsCrypto || access.depositsToBank));
			}),
		);
	});

	test("without an account to pay to, support is offered only if there is one", () => {
		expect([noWayToPay(false), noWayToPay(true)]).toEqual([
			{ is: "no payment way" },
			{ is: "contact support" },
		]);
	});
});
