import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFlags, type SiteFlags } from "../site/site-flags.ts";
import {
	type AccessBlock,
	type Action,
	accessBlockFor,
	actions,
	type CustomerRole,
	roleOf,
	type SiteOffer,
} from "./permission.ts";

const settings = { hasContractTrading: true, hasMicroTrading: true, hasOnlyOneAccount: false };
const offer = (flags: Partial<SiteFlags> = {}, changed: Partial<typeof settings> = {}): SiteOffer => ({
	settings: { ...settings, ...changed },
	flags: { ...noFlags, depositsCrypto: true, withdrawsCrypto: true, needsRealName: true, ...flags },
});
const roles: readonly CustomerRole[] = ["visitor", "demo customer", "real customer", "trader"];
const of = (action: Action, site: SiteOffer) => roles.map((role) => accessBlockFor(action, role, site));

describe("Spec 1 §6, Spec 2 §6: roles", () => {
	test.each([
		[undefined, "visitor"],
		[{ isDemo: true, isTrader: false }, "demo customer"],
		[{ isDemo: true, isTrader: true }, "demo customer"],
		[{ isDemo: false, isTrader: false }, "real customer"],
		[{ isDemo: false, isTrader: true }, "trader"],
	])("%j is a %s", (customer, role) => {
		expect(roleOf(customer)).toBe(role);
	});
});

describe("Spec 1 §6, Spec 2 §6: the permitted actions (visitor, demo customer, real customer, trader)", () => {
	const login: AccessBlock = "login needed";
	const real: AccessBlock = "only real account";
	test.each<[Action, readonly (AccessBlock | undefined)[]]>([
		["view quotes", [undefined, undefined, undefined, undefined]],
		["order contracts", [login, undefined, undefined, undefined]],
		["order micro", [login, undefined, undefined, undefined]],
		["view orders", [login, undefined, undefined, undefined]],
		["view the account", [login, undefined, undefined, undefined]],
		["reset the demo account", [login, undefined, "only demo account", "only demo account"]],
		["deposit", [login, real, undefined, undefined]],
		["withdraw", [login, real, undefined, undefined]],
		["transfer", [login, real, undefined, undefined]],
		["verify identity", [login, real, undefined, undefined]],
		["borrow", [login, real, undefined, undefined]],
		["subscribe to funds", [login, real, undefined, undefined]],
		["follow traders", [login, real, undefined, undefined]],
		["apply as trader", [login, real, undefined, "already a trader"]],
		["view followers", [login, real, "only traders", undefined]],
	])("%s", (action, barriers) => {
		expect(of(action, offer())).toEqual(barriers);
	});

	const off: readonly AccessBlock[] = ["switched off", "switched off", "switched off", "switched off"];
	test.each<[Action, SiteOffer]>([
		["order contracts", offer({}, { hasContractTrading: false })],
		["order micro", offer({}, { hasMicroTrading: false })],
		["transfer", offer({}, { hasOnlyOneAccount: true })],
		["deposit", offer({ depositsCrypto: false })],
		["withdraw", offer({ withdrawsCrypto: false })],
	])("%s can be switched off for everyone", (action, site) => {
		expect(of(action, site)).toEqual(off);
	});

	test("the real-name flag belongs to the deposits: without it identity can still be verified (Spec 2 §5)", () => {
		expect(of("verify identity", offer({ needsRealName: false }))).toEqual([
			login,
			real,
			undefined,
			undefined,
		]);
	});

	test.each<[Action, Partial<SiteFlags>]>([
		["deposit", { depositsCrypto: false, depositsToBank: true }],
		["withdraw", { withdrawsCrypto: false, withdrawsToBank: true }],
	])("to %s the bank alone is enough", (action, flags) => {
		expect(accessBlockFor(action, "real customer", offer(flags))).toBeUndefined();
	});

	test.each<[Action, Partial<SiteFlags>]>([
		["deposit", { contactForDeposits: true, depositsCrypto: false }],
		["withdraw", { contactForWithdrawals: true, withdrawsCrypto: false }],
	])("the live chat replaces %s, for customers who may use it", (action, flags) => {
		expect(of(action, offer(flags))).toEqual([login, real, "contact support", "contact support"]);
	});

	test("the contact for one action does not replace the other", () => {
		expect(accessBlockFor("withdraw", "trader", offer({ contactForDeposits: true }))).toBeUndefined();
		expect(accessBlockFor("deposit", "trader", offer({ contactForWithdrawals: true }))).toBeUndefined();
	});

	test("a visitor may only look at quotes, whatever the site offers", () => {
		const flags = fc.record({
			contactForDeposits: fc.boolean(),
			contactForWithdrawals: fc.boolean(),
			depositsToBank: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.constantFrom(...actions), flags, (action, some) => {
				const isFree = accessBlockFor(action, "visitor", offer(some)) === undefined;
				expect(isFree).toBe(action === "view quotes");
			}),
		);
	});
});
