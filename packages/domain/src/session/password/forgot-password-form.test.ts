import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { areas, germany, miasEmail, miasPhone } from "../account/account.test-support.ts";
import {
	emptyForgotPassword,
	type ForgotPasswordForm,
	reduceForgotPassword,
	summariseForgotPassword,
} from "./forgot-password-form.ts";

const typed: ForgotPasswordForm = {
	...emptyForgotPassword,
	email: "mia@tradewind.test",
	phone: "555 010 9912",
	password: secret("Tradewind-2"),
	repeated: secret("Tradewind-2"),
	code: " 123-456. ",
};
const summary = (form: ForgotPasswordForm, known = areas) =>
	revealed(summariseForgotPassword(form, { areas: known }));

describe("Spec 1 §5: a new password for a forgotten one", () => {
	test("is sent for the account by e-mail", () => {
		expect(summary(typed)).toEqual({
			issues: [],
			reset: { account: miasEmail, password: "Tradewind-2", code: "123456" },
			codeRequest: { to: miasEmail, areaId: 1, purpose: "new password" },
		});
	});

	test("is sent for the account by phone", () => {
		expect(summary({ ...typed, by: "phone" })).toEqual({
			issues: [],
			reset: { account: miasPhone, password: "Tradewind-2", code: "123456" },
			codeRequest: { to: miasPhone, areaId: 1, purpose: "new password" },
		});
	});

	test("lists everything that is missing, in the order of the fields", () => {
		expect(summary(emptyForgotPassword)).toEqual({
			issues: [
				{ is: "email missing", field: "account" },
				{ is: "input full", field: "password" },
				{ is: "input full", field: "repeated" },
				{ is: "code missing", field: "code" },
			],
			reset: undefined,
			codeRequest: undefined,
		});
		expect(summary({ ...emptyForgotPassword, by: "phone" }, [])).toEqual({
			issues: [
				{ is: "area code missing", field: "area" },
				{ is: "phone missing", field: "account" },
				{ is: "input full", field: "password" },
				{ is: "input full", field: "repeated" },
				{ is: "code missing", field: "code" },
			],
			reset: undefined,
			codeRequest: undefined,
		});
	});

	test.each<[Partial<ForgotPasswordForm>, object]>([
		[{ email: "mia" }, { is: "not an e-mail", field: "account" }],
		[
			{ by: "phone", phone: "x" },
			{ is: "not a phone number", field: "account" },
		],
		[
			{ by: "phone", areaId: 2 },
			{ is: "area code missing", field: "area" },
		],
		[{ repeated: secret("Tradewind-3") }, { is: "not equal", field: "repeated" }],
		[{ code: " " }, { is: "code missing", field: "code" }],
	])("%j alone blocks it: %j", (change, issue) => {
		expect(summariseForgotPassword({ ...typed, ...change }, { areas })).toMatchObject({
			issues: [issue],
			reset: undefined,
		});
	});

	test("keeps the input in both tabs, except a code that was sent to another destination", () => {
		const changed = reduceForgotPassword(typed, { field: "by", value: "phone" });
		expect(revealed(changed)).toEqual(revealed({ ...typed, by: "phone", code: "" }));
		expect(revealed(reduceForgotPassword(typed, { field: "areaId", value: germany.id }))).toEqual(
			revealed({ ...typed, areaId: germany.id }),
		);
	});
});
