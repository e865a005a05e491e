import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { emptyPassword, type PasswordFacts, type PasswordForm, summarisePassword } from "./password-form.ts";

const withoutCode: PasswordFacts = { needsCode: false, email: "mia@tradewind.test" };
const withCode: PasswordFacts = { ...withoutCode, needsCode: true };
const typed: PasswordForm = { password: secret("Tradewind-2"), repeated: secret("Tradewind-2"), code: "" };
const codeRequest = { to: { by: "email", email: "mia@tradewind.test" }, purpose: "new password" };
const summary = (form: PasswordForm, facts: PasswordFacts) => revealed(summarisePassword(form, facts));

describe("Spec 2 §5: a new password of a signed-in customer", () => {
	test("is sent without a code if none is required, whatever was typed as one", () => {
		expect(summary({ ...typed, code: "123" }, withoutCode)).toEqual({
			issues: [],
			newPassword: { password: "Tradewind-2", code: undefined },
			codeRequest: undefined,
		});
	});

	test("is sent with the code if one is required", () => {
		expect(summary({ ...typed, code: " 123456 " }, withCode)).toEqual({
			issues: [],
			newPassword: { password: "Tradewind-2", code: "123456" },
			codeRequest,
		});
	});

	test("is not sent without the code; the code can be requested before anything is filled in", () => {
		expect(summary({ ...typed, code: " " }, withCode)).toEqual({
			issues: [{ is: "code missing", field: "code" }],
			newPassword: undefined,
			codeRequest,
		});
		expect(summary(emptyPassword, withCode)).toEqual({
			issues: [
				{ is: "input full", field: "password" },
				{ is: "input full", field: "repeated" },
				{ is: "code missing", field: "code" },
			],
			newPassword: undefined,
			codeRequest,
		});
	});

	test.each(["", "  "])("is blocked without an e-mail address for the code (%j)", (email) => {
		expect(summary(typed, { ...withCode, email })).toEqual({
			issues: [{ is: "no e-mail for the code" }],
			newPassword: undefined,
			codeRequest: undefined,
		});
	});

	test("is not sent while the two passwords differ", () => {
		expect(summary({ ...typed, repeated: secret("Tradewind-3") }, withoutCode)).toEqual({
			issues: [{ is: "not equal", field: "repeated" }],
			newPassword: undefined,
			codeRequest: undefined,
		});
	});
});
