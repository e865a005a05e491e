import { Schema } from "effect";
import { defineCall, defineCommand } from "./call.ts";
import { AccountType } from "./registration.ts";
import { Nothing } from "./wire.ts";

export const forgetPassword = defineCall({
	id: "session.resetPassword",
	kind: "command",
	method: "POST",
	path: "/api/user/forget_password",
	sends: "form",
	access: "public",
	clause: "Spec 1 §5, §7",
	summary: "A new password for a customer who has forgotten it, verified by a code",
	input: Schema.Struct({
		type: AccountType,
		/** The e-mail address, or area code prefix and number. */
		account: Schema.NonEmptyString,
		new_password: Schema.NonEmptyString,
		secondary_password: Schema.NonEmptyString,
		auth_code: Schema.NonEmptyString,
	}),
	reply: Nothing,
	example: {
		input: {
			type: "email",
			account: "mia@tradewind.test",
			new_password: "Tradewind-9",
			secondary_password: "Tradewind-9",
			auth_code: "246810",
		},
		reply: {},
	},
});

export const amendPassword = defineCommand({
	id: "session.changePassword",
	method: "POST",
	path: "/api/user/amend_password",
	clause: "Spec 2 §2, §5, §7",
	summary: "A new password for the signed-in customer, verified by a code if the site requires one",
	input: Schema.Struct({
		new_password: Schema.NonEmptyString,
		auth_code: Schema.optionalKey(Schema.NonEmptyString),
		/** How the code was sent. */
		type: Schema.Literal("email"),
	}),
	example: { input: { new_password: "Tradewind-9", auth_code: "246810", type: "email" }, reply: {} },
});

export const amendPayPassword = defineCommand({
	id: "session.setPayPassword",
	method: "POST",
	path: "/api/user/amend_pay_password",
	clause: "Spec 1 §7, Spec 2 §5, §7",
	summary: "The password with which the customer confirms payments",
	input: Schema.Struct({ password: Schema.NonEmptyString }),
	example: { input: { password: "246810" }, reply: {} },
});
