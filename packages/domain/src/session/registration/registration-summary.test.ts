import { describe, expect, test } from "vitest";
import { revealed } from "../../command/secret.test-support.ts";
import { noSecret, secret } from "../../command/secret.ts";
import { america, germany, miasEmail, miasPhone } from "../account/account.test-support.ts";
import { asksAll, asksLittle, captcha, filledIn } from "./registration.test-support.ts";
import { emptyRegistration, type RegistrationForm } from "./registration-form.ts";
import { type RegistrationFacts, summariseRegistration } from "./registration-summary.ts";

const summary = (form: RegistrationForm, facts: RegistrationFacts) =>
	revealed(summariseRegistration(form, facts));
const empty = emptyRegistration("");

const little = {
	account: miasEmail,
	password: "Tradewind-1",
	mobile: undefined,
	name: "Mia Moss",
	idType: "ID card",
	idNumber: "X123",
	ssn: undefined,
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: undefined,
	payPassword: undefined,
	inviteCode: undefined,
	proof: { is: "none" },
};
const all = {
	account: miasEmail,
	password: "Tradewind-1",
	mobile: { area: america, number: "555777" },
	name: "Mia Moss",
	idType: "ID card",
	idNumber: "X123",
	ssn: "078-05-1120",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: "https://cdn.test/hand.jpg",
	payPassword: "246810",
	inviteCode: "WIND7",
	proof: { is: "code", code: "123456" },
};
const codeRequest = { to: miasEmail, areaId: 1, purpose: "registration" };

describe("Spec 1 §5: a registration sends", () => {
	test("everything that the site requests, trimmed", () => {
		expect(summary(filledIn, asksAll)).toEqual({
			asks: { mobile: true },
			issues: [],
			registration: all,
			codeRequest,
		});
	});

	test("Pitfall 7: codes and numbers that were typed in digits of another script or in full width in ASCII", () => {
		const typed: RegistrationForm = {
			...filledIn,
			mobile: "５５５７７７",
			idNumber: "Ｘ१२३",
			ssn: "٠٧٨-٠٥-١١٢٠",
			payPassword: secret("๒๔๖๘๑๐"),
			inviteCode: "ＷＩＮＤ７",
			code: "۱۲۳۴۵۶",
		};
		expect(summary(typed, asksAll)).toMatchObject({ issues: [], registration: all });
	});

	test("nothing that the site does not request, whatever was typed", () => {
		expect(summary(filledIn, asksLittle)).toEqual({
			asks: { mobile: false },
			issues: [],
			registration: little,
			codeRequest: undefined,
		});
	});

	test("by phone: the account with its area, and no additional mobile", () => {
		expect(summary({ ...filledIn, by: "phone" }, asksAll)).toEqual({
			asks: { mobile: false },
			issues: [],
			registration: { ...all, account: miasPhone, mobile: undefined },
			codeRequest: { to: miasPhone, areaId: 1, purpose: "registration" },
		});
	});

	test("the optional mobile of an e-mail account, with the chosen area code", () => {
		expect(
			summariseRegistration({ ...filledIn, mobile: " - " }, asksAll).registration?.mobile,
		).toBeUndefined();
		expect(summariseRegistration({ ...filledIn, areaId: germany.id }, asksAll).registration?.mobile).toEqual({
			area: germany,
			number: "555777",
		});
	});

	test("no data of an identity document if they are empty: they are optional", () => {
		const data = {
			name: " ",
			idType: undefined,
			idNumber: "",
			ssn: " ",
			front: undefined,
			reverse: undefined,
		};
		expect(summary({ ...filledIn, ...data, hand: undefined }, asksAll)).toMatchObject({
			issues: [],
			registration: {
				...all,
				...data,
				name: undefined,
				idNumber: undefined,
				ssn: undefined,
				hand: undefined,
			},
		});
	});

	test("no invite code if it is empty and not required", () => {
		const facts = { ...asksAll, needsInviteCode: false };
		expect(summary({ ...filledIn, inviteCode: " " }, facts)).toMatchObject({
			issues: [],
			registration: { ...all, inviteCode: undefined },
		});
		expect(summary(filledIn, facts)).toMatchObject({ issues: [], registration: all });
	});

	test("the answer to the shown captcha, with its key", () => {
		expect(summary(filledIn, { ...asksLittle, proof: "captcha", captcha })).toEqual({
			asks: { mobile: false },
			issues: [],
			registration: { ...little, proof: { is: "captcha", key: "k1", answer: "aB3d" } },
			codeRequest: undefined,
		});
	});
});

describe("Spec 1 §5: a registration is blocked", () => {
	test("by all missing fields of an empty form, in the order of the fields", () => {
		expect(summary(empty, asksAll)).toEqual({
			asks: { mobile: true },
			issues: [
				{ is: "email missing", field: "account" },
				{ is: "input full", field: "password" },
				{ is: "input full", field: "repeated" },
				{ is: "pay password missing", field: "payPassword" },
				{ is: "invite code missing", field: "inviteCode" },
				{ is: "code missing", field: "code" },
			],
			registration: undefined,
			codeRequest: undefined,
		});
		expect(summary(empty, asksLittle)).toMatchObject({
			issues: [
				{ is: "email missing", field: "account" },
				{ is: "input full", field: "password" },
				{ is: "input full", field: "repeated" },
			],
		});
	});

	test.each<[Partial<RegistrationForm>, object]>([
		[{ email: "mia" }, { is: "not an e-mail", field: "account" }],
		[
			{ by: "phone", phone: "x" },
			{ is: "not a phone number", field: "account" },
		],
		[
			{ by: "phone", phone: "" },
			{ is: "phone missing", field: "account" },
		],
		[
			{ by: "phone", areaId: 2 },
			{ is: "area code missing", field: "area" },
		],
		[{ password: noSecret }, { is: "input full", field: "password" }],
		[{ repeated: noSecret }, { is: "input full", field: "repeated" }],
		[{ repeated: secret("Tradewind-2") }, { is: "not equal", field: "repeated" }],
		[{ mobile: "555x" }, { is: "not a phone number", field: "mobile" }],
		[{ areaId: 2 }, { is: "area code missing", field: "area" }],
		[{ payPassword: noSecret }, { is: "pay password missing", field: "payPassword" }],
		[{ inviteCode: " " }, { is: "invite code missing", field: "inviteCode" }],
		[{ code: " " }, { is: "code missing", field: "code" }],
	])("by %j alone: %j", (change, issue) => {
		expect(summariseRegistration({ ...filledIn, ...change }, asksAll)).toMatchObject({
			issues: [issue],
			registration: undefined,
		});
	});

	test.each<[string, Partial<RegistrationFacts>, readonly object[]]>([
		["asksSsn", { asksSsn: true }, []],
		["asksHandPicture", { asksHandPicture: true }, []],
		["asksPayPassword", { asksPayPassword: true }, [{ is: "pay password missing", field: "payPassword" }]],
		["asksInviteCode", { asksInviteCode: true }, []],
		[
			"needsInviteCode",
			{ asksInviteCode: true, needsInviteCode: true },
			[{ is: "invite code missing", field: "inviteCode" }],
		],
		["needsInviteCode without asksInviteCode", { needsInviteCode: true }, []],
		["asksMobileWithEmail", { asksMobileWithEmail: true }, []],
		["a code", { proof: "code" }, [{ is: "code missing", field: "code" }]],
		[
			"a captcha that has not been read",
			{ proof: "captcha" },
			[{ is: "captcha missing", field: "captchaAnswer" }],
		],
		["a captcha", { proof: "captcha", captcha }, [{ is: "captcha answer missing", field: "captchaAnswer" }]],
		["no proof, although there is a captcha", { captcha }, []],
	])("%s requires only that", (_, flags, missing) => {
		const typed = {
			...empty,
			email: "mia@tradewind.test",
			password: secret("x"),
			repeated: secret("x"),
		};
		expect(summariseRegistration(typed, { ...asksLittle, ...flags }).issues).toEqual(missing);
	});

	test("a code can be requested as soon as there is a destination", () => {
		expect(summariseRegistration({ ...empty, email: "mia@tradewind.test" }, asksAll).codeRequest).toEqual(
			codeRequest,
		);
		expect(
			summariseRegistration({ ...empty, email: "mia@tradewind.test" }, { ...asksAll, proof: "captcha" })
				.codeRequest,
		).toBeUndefined();
	});
});
