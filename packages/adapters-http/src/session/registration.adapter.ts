import { session as contract, type InputOf, type ReplyOf } from "@tradewind/contracts";
import { textOf } from "@tradewind/domain/command";
import { type AreaCode, writePhoneNumber } from "@tradewind/domain/input";
import {
	type AnswerField,
	answerFields,
	type Captcha,
	isAnswerOf,
	type Registration,
	type RegistrationProof,
	Registrations,
	VerificationCodes,
} from "@tradewind/domain/session";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { accountFields } from "./account-fields.ts";

/** Registration over HTTP. */
export const registrations = adapter(Registrations, (http, { captchaPath }) => ({
	register: (registration) =>
		Effect.suspend(() => http.done(contract.register, registrationFields(registration))),
	areaCodes: Effect.map(http.query(contract.getAreaList, {}), (areas) => areas.map(areaOf)),
	captcha: Effect.map(
		http.query({ ...contract.getCaptcha, path: captchaPath || contract.getCaptcha.path }, {}),
		captchaOf,
	),
}));

/** Codes by e-mail and text message, over HTTP. */
export const verificationCodes = adapter(VerificationCodes, (http) => ({
	send: ({ to, areaId, purpose }) => {
		const type = purpose === "registration" ? "1" : "2";
		return to.by === "email"
			? http.done(contract.sendEmail, {
					to: to.email,
					...(areaId !== undefined && { area_id: String(areaId) }),
					type,
				})
			: http.done(contract.sendSms, {
					to: writePhoneNumber(to.phone),
					area_id: String(to.phone.area.id),
					type,
				});
	},
}));

type RegisterInput = InputOf<typeof contract.register>;

const registrationFields = (registration: Registration): RegisterInput => {
	const { account, mobile, idType, payPassword } = registration;
	const password = textOf(registration.password);
	const area = account.by === "phone" ? account.phone.area : mobile?.area;
	return {
		...accountFields(account),
		password,
		re_password: password,
		...given("area_id", area && String(area.id)),
		...given("invite_code", registration.inviteCode),
		...proofFields(registration.proof),
		...given("mobile", mobile && writePhoneNumber(mobile)),
		...given("id_type", idType && idTypes[idType]),
		...given("pay_password", payPassword && textOf(payPassword)),
		...answersOf(registration),
	};
};

/** The names on the wire of the answers that are texts. */
const answerNames = {
	name: "name",
	idNumber: "card_id",
	front: "front_pic",
	reverse: "reverse_pic",
	hand: "hand_pic",
	ssn: "ssn",
} as const satisfies Readonly<Record<Exclude<AnswerField, "idType">, keyof RegisterInput>>;

type TextAnswer = keyof typeof answerNames;

const textAnswers = answerFields.filter((field) => !isAnswerOf(field, "id type"));

const answersOf = (registration: Registration): Partial<Record<(typeof answerNames)[TextAnswer], string>> =>
	Object.fromEntries(
		textAnswers.flatMap((field) => {
			const answer = registration[field];
			return answer === undefined ? [] : [[answerNames[field], answer]];
		}),
	);

/** docs/assumptions.md, A-220. */
const idTypes = { "ID card": "1", passport: "2" } as const;

const proofFields = (proof: RegistrationProof): Pick<RegisterInput, "sms_code" | "key"> => {
	switch (proof.is) {
		case "none":
			return {};
		case "code":
			return { sms_code: proof.code };
		case "captcha":
			return { sms_code: proof.answer, key: proof.key };
	}
};

/** A field that is left out without a value. */
const given = <Name extends keyof RegisterInput>(
	name: Name,
	value: RegisterInput[Name],
): Partial<Pick<RegisterInput, Name>> =>
	value === undefined ? {} : ({ [name]: value } as Pick<RegisterInput, Name>);

const areaOf = (area: ReplyOf<typeof contract.getAreaList>[number]): AreaCode => ({
	id: area.id,
	code: area.code ?? "",
	globalCode: area.global_code,
});

/** Base64 without a type is of a PNG. Text that is neither is no picture. */
const captchaOf = ({ id, b64s }: ReplyOf<typeof contract.getCaptcha>): Captcha => ({
	key: id,
	picture: b64s.startsWith("data:image/") ? b64s : `data:image/png;base64,${b64s}`,
});
