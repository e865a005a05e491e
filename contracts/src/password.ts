import { Schema } from "effect";
import { defineCall, defineCommand } from "./call.ts";
import { AccountType } from "./registration.ts";
import { AccountName, CodeText, Nothing, Secret } from "./wire.ts";

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
		account: AccountName,
		new_password: Secret,
		secondary_password: Secret,
		auth_code: CodeText,
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
		new_password: Secret,
		auth_code: Schema.optionalKey(CodeText),
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
	input: Schema.Struct({
		password: Secret,
		/** The present one, where the platform asks for it (docs/assumptions.md, A-486). */
		pay_password: Schema.optionalKey(Secret),
		/** In its place, where the platform asks for it: a code that was sent for type 2. */
		auth_code: Schema.optionalKey(CodeText),
	}),
	example: { input: { password: "246810" }, reply: {} },
});
