import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { defaultAreaCode } from "../../input/phone-number.ts";
import { type LoginForm, readLoginForm } from "./login-form.ts";

const empty: LoginForm = { by: "email", email: "", areaCode: defaultAreaCode, phone: "", password: "" };
const noPassword = { is: "password missing", field: "password" };

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

	test.each<[Partial<LoginForm>, readonly object[]]>([
		[{}, [{ is: "email missing", field: "account" }, noPassword]],
		[{ email: "  ", password: "x" }, [{ is: "email missing", field: "account" }]],
		[{ email: "mia@tradewind.test" }, [noPassword]],
		[
			{ by: "phone", email: "mia@tradewind.test", password: "x" },
			[{ is: "phone missing", field: "account" }],
		],
		[{ by: "phone", phone: " - ", password: "x" }, [{ is: "phone missing", field: "account" }]],
	])("%j lacks %j", (filled, issues) => {
		expect(readLoginForm({ ...empty, ...filled })).toEqual(Result.fail(issues));
	});
});
