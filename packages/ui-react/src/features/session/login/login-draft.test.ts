import type { LoginForm } from "@tradewind/domain/session";
import { beforeEach, expect, test } from "vitest";
import { dropDraft, keepDraft, leaveDraft, readDraft } from "./login-draft.ts";

const typed: LoginForm = {
	by: "phone",
	email: "mia@tradewind.test",
	areaCode: "+852",
	phone: "5550101",
	password: "Tradewind-1",
};

const app = { session: { getSnapshot: () => ({ context: { token: undefined } }) } as never };

beforeEach(() => keepDraft(typed));

test("the typed login is kept when the language changes", () => {
	leaveDraft("/language");
	expect(readDraft(app)).toEqual(typed);
});

test("the password is cleared when the customer leaves the login for another page; the rest is kept", () => {
	leaveDraft("/");
	expect(readDraft(app)).toEqual({ ...typed, password: "" });
});

test("Spec 1 §9: after a login the next form is empty, with the default area code", () => {
	dropDraft();
	expect(readDraft(app)).toEqual({ by: "email", email: "", areaCode: "+001", phone: "", password: "" });
});
