import { describe, expect, test } from "vitest";
import { accessBlockOf, loginPath, redirectFrom } from "./route-guard.ts";

describe("Spec 1 §2: a customers' screen needs a customer", () => {
	test.each([
		["/order", "/login?from=%2Forder"],
		["/order?type=1", "/login?from=%2Forder%3Ftype%3D1"],
		["/mine/history?accountTypeId=1", "/login?from=%2Fmine%2Fhistory%3FaccountTypeId%3D1"],
	])("a visitor of %s is redirected to %s", (address, redirect) => {
		expect(redirectFrom(address, "customers", false)).toBe(redirect);
		expect(redirectFrom(address, "real customers", false)).toBe(redirect);
	});

	test("other screens are open to everyone, and a customer may open all", () => {
		expect([redirectFrom("/trade", "everyone", false), redirectFrom("/order", "customers", true)]).toEqual([
			undefined,
			undefined,
		]);
	});

	test("the login never leads back to another site", () => {
		expect(loginPath("//elsewhere.test")).toBe("/login?from=%2F");
	});
});

describe("Spec 1 §5, §6: demo customers", () => {
	test.each([
		{ allowsDemo: false, customer: { isDemo: true }, barrier: "only real account" },
		{ allowsDemo: true, customer: { isDemo: true }, barrier: undefined },
		{ allowsDemo: false, customer: { isDemo: false }, barrier: undefined },
		{ allowsDemo: false, customer: undefined, barrier: undefined },
	])("a link with %j", ({ allowsDemo, customer, barrier }) => {
		expect(accessBlockOf({ allowsDemo }, customer)).toBe(barrier);
	});
});
