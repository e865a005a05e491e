import { describe, expect, test } from "vitest";
import { barrierOf, loginPath, redirectFrom } from "./route-guard.ts";

describe("Spec 1 §2: /order and /user need a customer", () => {
	test.each([
		["/order", "/login?from=%2Forder"],
		["/order?type=1", "/login?from=%2Forder%3Ftype%3D1"],
		["/user", "/login?from=%2Fuser"],
		["/USER/", "/login?from=%2FUSER%2F"],
		["/order/501", "/login?from=%2Forder%2F501"],
	])("a visitor of %s goes to %s", (path, redirect) => {
		expect(redirectFrom(path, false)).toBe(redirect);
	});

	test.each([
		...["/", "/trade", "/product?x=/order", "/orders", "/users", "/login?from=/order"],
		...[
			"/mine/about",
			"/mine/no-such-page",
			"/mining",
			"/follow",
			"/follow/trader?id=7",
			"/news",
			"/descript/detail?group=x",
		],
	])("anybody sees %s", (path) => {
		expect(redirectFrom(path, false)).toBeUndefined();
	});

	test.each([
		"/mine/withdraw",
		"/mine/history?accountTypeId=1",
		"/message",
		"/loan",
		"/mining/record",
		"/follow/submit?id=7",
	])("a visitor of %s is sent to the login first (Spec 2 §2)", (path) => {
		expect(redirectFrom(path, false)).toBe(loginPath(path));
	});

	test("a customer sees all of it", () => {
		expect(["/order", "/user"].map((path) => redirectFrom(path, true))).toEqual([undefined, undefined]);
	});

	test("the way back never leads off the site", () => {
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
		expect(barrierOf({ allowsDemo }, customer)).toBe(barrier);
	});
});
