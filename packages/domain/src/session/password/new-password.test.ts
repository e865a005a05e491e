import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { emptyNewPassword, readNewPassword } from "./new-password.ts";

const typed = (password: string, repeated: string) =>
	revealed(readNewPassword({ password: secret(password), repeated: secret(repeated) }));

const inputFull = (field: "password" | "repeated") => ({ is: "input full", field });
const notEqual = { is: "not equal", field: "repeated" };

describe("Spec 2 §5: a new password", () => {
	test.each([
		["Tradewind-1", "Tradewind-1"],
		[" a blank ", " a blank "],
		["x", "x"],
	])("%j twice is used exactly as typed", (password, repeated) => {
		expect(typed(password, repeated)).toEqual({ password, issues: [] });
	});

	test.each([
		["", "", inputFull("password"), inputFull("repeated")],
		["", "x", inputFull("password")],
		["x", "", inputFull("repeated")],
		["x", "y", notEqual],
		["x", "X", notEqual],
		["x", "x ", notEqual],
	])("%j and %j: each field with an issue has it", (password, repeated, ...issues) => {
		expect(typed(password, repeated)).toEqual({ password: undefined, issues });
	});

	test("starts empty", () => {
		expect(revealed(emptyNewPassword)).toEqual({ password: "", repeated: "" });
	});
});
