import { noSecret, type Secret } from "../../command/secret.ts";
import { type AccountForm, changeAccountForm, emptyAccount } from "../account/account-name.ts";
import type { FieldChange } from "../field-change.ts";
import { emptyNewPassword, type NewPasswordForm } from "../password/new-password.ts";

/** A registration as it is filled in; texts as typed (Spec 1 §5). Fields that the site does not ask for stay empty. */
export interface RegistrationForm extends AccountForm, NewPasswordForm {
	/** A phone beside the e-mail account; its area code is the form's. */
	readonly mobile: string;
	readonly name: string;
	readonly idNumber: string;
	readonly ssn: string;
	/** Addresses of uploaded pictures; `undefined` while there is none. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
	readonly payPassword: Secret;
	readonly inviteCode: string;
	readonly captchaAnswer: string;
}

export type RegistrationChange = FieldChange<RegistrationForm>;

/** The form of somebody who came by an invite link with this code; empty without one. */
export const emptyRegistration = (inviteCode: string): RegistrationForm => ({
	...emptyAccount,
	...emptyNewPassword,
	mobile: "",
	name: "",
	idNumber: "",
	ssn: "",
	front: undefined,
	reverse: undefined,
	hand: undefined,
	payPassword: noSecret,
	inviteCode,
	captchaAnswer: "",
});

/** The form after a change: what was typed stays, in both tabs, but for a code that was sent to another destination. */
export const reduceRegistration = (form: RegistrationForm, change: RegistrationChange): RegistrationForm =>
	changeAccountForm(form, change);

/** The form without its passwords, which are typed anew. */
export const withoutPasswords = (form: RegistrationForm): RegistrationForm => ({
	...form,
	...emptyNewPassword,
	payPassword: noSecret,
});
