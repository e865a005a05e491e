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

beforeEach(() => keepDraft(typed));

test("Pitfalls: what was typed into the login is there again after the language was switched", () => {
	leaveDraft("/language");
	expect(readDraft()).toEqual(typed);
});

test("A password is not kept when the login is left for anything else; the rest is", () => {
	leaveDraft("/");
	expect(readDraft()).toEqual({ ...typed, password: "" });
});

test("Spec 1 §9: whoever has signed in finds an empty form next time, with the default area code", () => {
	dropDraft();
	expect(readDraft()).toEqual({ by: "email", email: "", areaCode: "+001", phone: "", password: "" });
});
