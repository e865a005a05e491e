import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { emptyNewPassword, readNewPassword } from "./new-password.ts";

const typed = (password: string, repeated: string) =>
	revealed(readNewPassword({ password: secret(password), repeated: secret(repeated) }));

describe("Spec 2 §5: a new password", () => {
	test.each([
		["Tradewind-1", "Tradewind-1"],
		[" a blank ", " a blank "],
		["x", "x"],
	])("%j twice is used exactly as typed", (password, repeated) => {
		expect(typed(password, repeated)).toEqual({ password, issue: undefined });
	});

	test.each([
		["", "", { is: "input full", field: "password" }],
		["", "x", { is: "input full", field: "password" }],
		["x", "", { is: "input full", field: "repeated" }],
		["x", "y", { is: "not equal", field: "repeated" }],
		["x", "X", { is: "not equal", field: "repeated" }],
		["x", "x ", { is: "not equal", field: "repeated" }],
	])("%j and %j: %j", (password, repeated, issue) => {
		expect(typed(password, repeated)).toEqual({ password: undefined, issue });
	});

	test("starts empty", () => {
		expect(revealed(emptyNewPassword)).toEqual({ password: "", repeated: "" });
	});
});
