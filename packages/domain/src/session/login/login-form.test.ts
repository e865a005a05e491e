import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { defaultAreaCode } from "../account/phone-number.ts";
import { type LoginForm, readLoginForm } from "./login-form.ts";

const empty: LoginForm = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };

describe("Spec 1 §5: login", () => {
	test("an e-mail login sends the e-mail", () => {
		const form = { ...empty, email: " mia@tradewind.test ", password: " Tradewind-1 " };
		expect(readLoginForm(form)).toEqual(
			Result.succeed({ by: "email", account: "mia@tradewind.test", password: " Tradewind-1 " }),
		);
	});

	test("a phone login sends the area code and the digits of the number", () => {
		const form: LoginForm = { ...empty, by: "phone", phone: "(555) 010-99 12", password: "x" };
		expect(readLoginForm(form)).toEqual(
			Result.succeed({ by: "phone", account: "+0015550109912", password: "x" }),
		);
	});

	test("Pitfall 7: digits of another script and forms in full width are sent in ASCII, but the password as typed", () => {
		const password = "كلمة١٢٣";
		expect([
			readLoginForm({ ...empty, email: "ｍｉａ२०@tradewind.test\u200f", password }),
			readLoginForm({ ...empty, by: "phone", phone: "٥٥٥ ٠١٠", password }),
		]).toEqual([
			Result.succeed({ by: "email", account: "mia20@tradewind.test", password }),
			Result.succeed({ by: "phone", account: "+001555010", password }),
		]);
	});

	test.each<[Partial<LoginForm>, readonly string[]]>([
		[{}, ["email missing", "password missing"]],
		[{ email: "  ", password: "x" }, ["email missing"]],
		[{ email: "mia@tradewind.test" }, ["password missing"]],
		[{ by: "phone", email: "mia@tradewind.test", password: "x" }, ["phone missing"]],
		[{ by: "phone", phone: " - ", password: "x" }, ["phone missing"]],
	])("%j lacks %j", (filled, issues) => {
		expect(readLoginForm({ ...empty, ...filled })).toEqual(Result.fail(issues));
	});
});
