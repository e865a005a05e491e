import { describe, expect, test } from "vitest";
import { meetsPasswordRule, passwordParts } from "./password-rule.ts";

const missing = (kind: "login" | "pay", typed: string) =>
	passwordParts(kind, typed).flatMap(({ is, isMet }) => (isMet ? [] : [is]));

describe("A-222, A-582: what the platform asks of a new password", () => {
	test.each([
		["", ["length", "letter", "digit"]],
		["1234567", ["length", "letter"]],
		["12345678", ["letter"]],
		["harbour-gale", ["digit"]],
		["abc1", ["length"]],
		["Gale-2026", []],
		["كلمة-مرور١", []],
	])("the login password %j lacks %j", (typed, lacks) => {
		expect(missing("login", typed)).toEqual(lacks);
		expect(meetsPasswordRule("login", typed)).toBe(lacks.length === 0);
	});

	test.each([
		["", ["length"]],
		["12345", ["length"]],
		["123456", []],
	])("the pay password %j lacks %j", (typed, lacks) => {
		expect(missing("pay", typed)).toEqual(lacks);
		expect(meetsPasswordRule("pay", typed)).toBe(lacks.length === 0);
	});

	test("the parts have the shortest length", () => {
		expect([passwordParts("login", "a")[0], passwordParts("pay", "a")]).toEqual([
			{ is: "length", minimum: 8, isMet: false },
			[{ is: "length", minimum: 6, isMet: false }],
		]);
	});
});
