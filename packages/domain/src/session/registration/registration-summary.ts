import { secret, textOf } from "../../command/secret.ts";
import {
	type AreaCode,
	areaOf,
	type PhoneIssue,
	readPhoneNumber,
	stripPhoneNumber,
} from "../../input/phone-number.ts";
import { readOptional, readRequired } from "../../input/required-text.ts";
import { readPayPassword, readSentCode, readTypedCode } from "../../input/typed-code.ts";
import { type AccountIssue, readAccountName } from "../account/account-name.ts";
import { type CodeIssue, codeMissing } from "../code/code-issue.ts";
import { type CodeRequest, readCodeRequest } from "../code/code-request.ts";
import { type NewPasswordIssue, readNewPassword } from "../password/new-password.ts";
import type { Captcha, Registration, RegistrationProof } from "./registration.ts";
import { type AnswerFlags, readAnswers } from "./registration-answers.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** What the site requests from a new customer (Spec 1 §5), and data needed to validate it. */
export interface RegistrationFacts extends AnswerFlags {
	/** Empty while unknown. */
	readonly areas: readonly AreaCode[];
	/** The code of the invitation link; empty without one. */
	readonly invitedBy: string;
	readonly asksMobileWithEmail: boolean;
	readonly asksPayPassword: boolean;
	readonly asksInviteCode: boolean;
	readonly needsInviteCode: boolean;
	readonly proof: RegistrationProof["is"];
	/** The current picture; `undefined` while there is none. */
	readonly captcha: Captcha | undefined;
}

type RegistrationIssue =
	| AccountIssue
	| NewPasswordIssue
	| PhoneIssue<"mobile">
	| CodeIssue
	| { readonly is: "pay password missing"; readonly field: "payPassword" }
	| { readonly is: "invite code missing"; readonly field: "inviteCode" }
	/** The captcha is missing while there is no picture to answer. */
	| { readonly is: "captcha missing" | "captcha answer missing"; readonly field: "captchaAnswer" };

export interface RegistrationSummary {
	/** Whether the field is visible in the current form. */
	readonly asks: { readonly mobile: boolean };
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly RegistrationIssue[];
	/** The registration that `submit` sends. */
	readonly registration: Registration | undefined;
	/** The request of "send code"; `undefined` without a destination or if no code is required. */
	readonly codeRequest: CodeRequest | undefined;
}

/**
 * Validates a registration (Spec 1 §5): the account of the open tab, two equal passwords, and the requested pay
 * password, invite code and proof. All other fields are optional: the mobile with an e-mail account, the data of an
 * identity document, and an invite code that is not required. Fields that are not requested are not sent.
 */
export const summariseRegistration = (
	form: RegistrationForm,
	facts: RegistrationFacts,
): RegistrationSummary => {
	const asks = { mobile: facts.asksMobileWithEmail && form.by === "email" };
	const account = readAccountName(form, facts.areas);
	const password = readNewPassword(form);
	const mobile = readMobile(form, facts.areas, asks.mobile);
	const payPassword = payPasswordOf(form, facts.asksPayPassword);
	const inviteCode = facts.needsInviteCode
		? readRequired(facts.asksInviteCode, readTypedCode(form.inviteCode), {
				is: "invite code missing",
				field: "inviteCode",
			})
		: readOptional(facts.asksInviteCode, readTypedCode(form.inviteCode));
	const proof = readProof(form, facts);
	const issues = [
		...account.issues,
		...password.issues,
		...mobile.issues,
		...payPassword.issues,
		...inviteCode.issues,
		...proof.issues,
	];
	return {
		asks,
		issues,
		registration:
			account.account && password.password && proof.proof && issues.length === 0
				? {
						account: account.account,
						password: password.password,
						mobile: mobile.phone,
						...readAnswers(form, facts),
						payPassword: payPassword.secret,
						inviteCode: inviteCode.text,
						proof: proof.proof,
					}
				: undefined,
		codeRequest:
			facts.proof === "code" ? readCodeRequest(form, facts.areas, "registration").request : undefined,
	};
};

const readMobile = (form: RegistrationForm, areas: readonly AreaCode[], isAsked: boolean) =>
	isAsked && stripPhoneNumber(form.mobile) !== ""
		? readPhoneNumber(form.mobile, areaOf(areas, form.areaId), "mobile")
		: { phone: undefined, issues: [] };

const payPasswordOf = (form: RegistrationForm, isAsked: boolean) => {
	const issues: RegistrationIssue[] = [];
	if (isAsked && textOf(form.payPassword) === "")
		issues.push({ is: "pay password missing", field: "payPassword" });
	return { secret: isAsked ? secret(readPayPassword(textOf(form.payPassword))) : undefined, issues };
};

const readProof = (
	form: RegistrationForm,
	{ proof, captcha }: RegistrationFacts,
): { readonly proof: RegistrationProof | undefined; readonly issues: readonly RegistrationIssue[] } => {
	const wrong = (issue: RegistrationIssue) => ({ proof: undefined, issues: [issue] });
	const [code, answer] = [readSentCode(form.code), readTypedCode(form.captchaAnswer)];
	switch (proof) {
		case "none":
			return { proof: { is: "none" }, issues: [] };
		case "code":
			return code === "" ? wrong(codeMissing) : { proof: { is: "code", code }, issues: [] };
		case "captcha":
			if (!captcha) return wrong({ is: "captcha missing", field: "captchaAnswer" });
			if (answer === "") return wrong({ is: "captcha answer missing", field: "captchaAnswer" });
			return { proof: { is: "captcha", key: captcha.key, answer }, issues: [] };
	}
};
