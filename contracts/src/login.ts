import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { exampleUser, User } from "./user.ts";
import { AccountName, NonEmptyText, Secret, ShortText, textUpTo } from "./wire.ts";

export const Login = Schema.Struct({ token: NonEmptyText, user: User }).annotate({
	identifier: "Login",
});

/** What a login says about its device. */
export const device = {
	device_system: textUpTo(200),
	device_version: textUpTo(200),
	device_id: ShortText,
};

export const exampleDevice = {
	device_system: "Android",
	device_version: "15",
	device_id: "0b8f2c1e-6a57-4b0e-9a0c-1f1a3a8f7c11",
};

export const loginForU = defineCall({
	id: "session.login",
	kind: "command",
	method: "POST",
	path: "/api/user/loginForU",
	sends: "form",
	access: "public",
	initial: true,
	clause: "Spec 1 §5, §7",
	summary: "Login by e-mail or by phone (area code prefix and number)",
	input: Schema.Struct({
		account: AccountName,
		password: Secret,
		login_type: Schema.Literals(["email", "mobile"]),
		...device,
	}),
	reply: Login,
	example: {
		input: { account: "mia@tradewind.test", password: "Tradewind-1", login_type: "email", ...exampleDevice },
		reply: {
			token: "a-token",
			user: exampleUser,
		},
	},
});

export const createAccountDemoForU = defineCall({
	id: "session.createDemo",
	kind: "command",
	method: "GET",
	path: "/api/user/createAccountDemoForU",
	sends: "query",
	access: "public",
	initial: true,
	clause: "Spec 1 §7",
	summary: "Demo entry: the demo account of this device, made on the first call",
	input: Schema.Struct({ demo_id: textUpTo(200), ...device }),
	reply: Login,
	example: {
		input: { demo_id: "", ...exampleDevice },
		reply: {
			token: "a-demo-token",
			user: {
				id: 2,
				uid: "90000001",
				email: "",
				mobile: "",
				nickname: "Demo",
				name: "",
				remark: "",
				invite_code: "",
				is_real: 0,
				is_demo: 1,
				is_trader: 0,
				level: 0,
				credit_score: 0,
			},
		},
	},
});
