import { Schema } from "effect";
import { defineCall } from "./call.ts";
import {
	AccountName,
	CodeText,
	Id,
	IdText,
	NonEmptyText,
	Nothing,
	optional,
	PictureAddress,
	Secret,
	ShortText,
	Text,
} from "./wire.ts";

export const AreaCode = Schema.Struct({
	id: Id,
	/** The country. */
	code: optional(Text),
	/** The prefix: `+001`. */
	global_code: NonEmptyText,
}).annotate({ identifier: "AreaCode" });

/** How an account is named. */
export const AccountType = Schema.Literals(["email", "mobile"]);

/** 1 is a registration, 2 a new password. */
const CodePurpose = Schema.Literals(["1", "2"]);

export const getAreaList = defineCall({
	id: "session.getAreas",
	kind: "query",
	method: "GET",
	path: "/api/default/area_list",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "The area codes of phone numbers",
	input: Nothing,
	reply: Schema.Array(AreaCode),
	example: { input: {}, reply: [{ id: 1, code: "US", global_code: "+001" }] },
});

export const sendEmail = defineCall({
	id: "session.sendEmailCode",
	kind: "command",
	method: "POST",
	path: "/api/notify/send_email",
	sends: "form",
	access: "public",
	clause: "Spec 1 §4, §7, Spec 2 §7",
	summary: "Sends a code to an e-mail address",
	input: Schema.Struct({
		to: AccountName,
		/** The area that the customer has chosen, else the default one (docs/assumptions.md, A-476). */
		area_id: Schema.optionalKey(IdText),
		type: CodePurpose,
	}),
	reply: Nothing,
	example: { input: { to: "newcomer@tradewind.test", area_id: "1", type: "1" }, reply: {} },
});

export const sendSms = defineCall({
	id: "session.sendPhoneCode",
	kind: "command",
	method: "POST",
	path: "/api/notify/send_sms",
	sends: "form",
	access: "public",
	clause: "Spec 1 §4, §7",
	summary: "Sends a code to a phone (area code prefix and number) by text message",
	input: Schema.Struct({ to: AccountName, area_id: IdText, type: CodePurpose }),
	reply: Nothing,
	example: { input: { to: "+0015550199", area_id: "1", type: "1" }, reply: {} },
});

/** Each answer is another picture. The path is not shown: a deployment configures its own (docs/assumptions.md, A-221). */
export const getCaptcha = defineCall({
	id: "session.getCaptcha",
	kind: "query",
	method: "GET",
	path: "/api/common/captcha",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §7",
	summary: "A captcha: its id and its picture",
	input: Nothing,
	reply: Schema.Struct({
		id: NonEmptyText,
		/** A data URL of a picture, or the base64 of a PNG. */
		b64s: NonEmptyText,
	}),
	example: { input: {}, reply: { id: "c1", b64s: "data:image/png;base64,iVBORw0KGgo=" } },
});

/** What the site does not request, and what stays empty, is not sent (docs/assumptions.md, A-103). */
export const register = defineCall({
	id: "session.register",
	kind: "command",
	method: "POST",
	path: "/api/user/register",
	sends: "form",
	access: "public",
	clause: "Spec 1 §5, §7",
	summary: "Registers a customer",
	input: Schema.Struct({
		type: AccountType,
		/** Of the phone account, or of the mobile number next to an e-mail account. */
		area_id: Schema.optionalKey(IdText),
		/** The e-mail address, or area code prefix and number. */
		account: AccountName,
		password: Secret,
		re_password: Secret,
		invite_code: Schema.optionalKey(CodeText),
		/** The code that was sent, or the answer to the captcha `key`. */
		sms_code: Schema.optionalKey(CodeText),
		key: Schema.optionalKey(CodeText),
		/** Area code prefix and number. */
		mobile: Schema.optionalKey(ShortText),
		name: Schema.optionalKey(ShortText),
		/** 1 is an ID card, 2 a passport. */
		id_type: Schema.optionalKey(Schema.Literals(["1", "2"])),
		card_id: Schema.optionalKey(ShortText),
		front_pic: Schema.optionalKey(PictureAddress),
		reverse_pic: Schema.optionalKey(PictureAddress),
		hand_pic: Schema.optionalKey(PictureAddress),
		pay_password: Schema.optionalKey(Secret),
		ssn: Schema.optionalKey(ShortText),
	}),
	reply: Nothing,
	example: {
		input: {
			type: "email",
			account: "newcomer@tradewind.test",
			password: "Tradewind-9",
			re_password: "Tradewind-9",
			sms_code: "246810",
			name: "Nora Bell",
			id_type: "2",
			card_id: "X1234567",
		},
		reply: {},
	},
});
