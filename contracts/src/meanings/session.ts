import type { Meanings } from "./meanings.ts";

const account = "E-mail address, or area code prefix and number";
const accountType = "How the account is named: `email` or `mobile`";
const to = "Where the code is sent: an e-mail address, or area code prefix and number";
const purpose = "1 for a registration, 2 for a new password";
const newPassword = "The new password";

export const sessionMeanings: Meanings = {
	User: {
		about: "The customer (Spec 1 §3, Spec 2 §3)",
		fields: {
			id: "User id; other calls name the customer by it",
			uid: "Number by which customers are known",
			email: "E-mail address; may be empty",
			mobile: "Phone: area code prefix and number; may be empty",
			name: "Real name; may be empty",
			remark: "Meaning not shown",
			invite_code: "The code with which the customer invites others",
			is_real: "Only 1 is a verified name",
			is_demo: "Only 1 is a demo account",
			is_trader: "1 for a master trader, whom others can follow",
			level: "Level of the customer; its scale is not shown",
			credit_score: "Credit score of the customer; its scale is not shown",
		},
	},
	Login: {
		about: "A new session (Spec 1 §3)",
		fields: { token: "Value of the header `authorization` of the session's calls", user: "The customer" },
	},
	"session.login": { fields: { account, password: "The password", login_type: accountType } },
	"session.createDemo": {
		fields: { demo_id: "Id of the demo account of this device; empty before the first one" },
	},
	AreaCode: {
		about: "An area code of phone numbers (Spec 1 §3)",
		fields: { id: "Id of the area code", code: "The country", global_code: "The prefix, such as `+001`" },
	},
	"session.sendEmailCode": {
		fields: { to, area_id: "`id` of the chosen area code, else of the default one (A-476)", type: purpose },
	},
	"session.sendPhoneCode": { fields: { to, type: purpose } },
	"session.getCaptcha reply": {
		fields: {
			id: "Id of the captcha: `key` of the registration",
			b64s: "Picture: a `data:` address, or the base64 of a PNG (A-221)",
		},
	},
	"session.register": {
		fields: {
			type: accountType,
			area_id: "`id` of the area code of the phone account, or of `mobile` beside an e-mail account",
			account,
			password: "The password",
			re_password: "The password once more",
			invite_code: "Code of the customer who invited this one",
			sms_code: "The code that was sent, or the answer to the captcha `key`",
			key: "`id` of the captcha",
			mobile: "Phone beside an e-mail account: area code prefix and number",
			name: "Real name",
			id_type: "1 an ID card, 2 a passport",
		},
	},
	"session.resetPassword": {
		fields: {
			type: accountType,
			account,
			new_password: newPassword,
			secondary_password: "The new password once more",
		},
	},
	"session.changePassword": {
		fields: { new_password: newPassword, type: "How the code was sent: `email` (Spec 2 §7)" },
	},
	"session.setPayPassword": {
		fields: {
			password: "The new password for payments",
			pay_password: "The present one, where the platform asks for it (A-486)",
			auth_code: "In its place, where the platform asks for it: a code that was sent for type 2",
		},
	},
};
