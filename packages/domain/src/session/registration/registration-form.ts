import { noSecret, type Secret } from "../../command/secret.ts";
import type { FieldChange } from "../../input/field-change.ts";
import { type AccountForm, changeAccountForm, emptyAccount } from "../account/account-name.ts";
import { emptyNewPassword, type NewPasswordForm } from "../password/new-password.ts";
import { noAnswers, type TypedAnswers } from "./registration-answers.ts";

/** The registration form; texts as typed (Spec 1 §5). Fields that the site does not request stay empty. */
export interface RegistrationForm extends AccountForm, NewPasswordForm, TypedAnswers {
	/** A phone in addition to the e-mail account; its area code is the form's. */
	readonly mobile: string;
	readonly payPassword: Secret;
	readonly inviteCode: string;
	readonly captchaAnswer: string;
}

export type RegistrationChange = FieldChange<RegistrationForm>;

/** The initial form. `inviteCode` is from the invitation link; empty without one. */
export const emptyRegistration = (inviteCode: string): RegistrationForm => ({
	...emptyAccount,
	...emptyNewPassword,
	...noAnswers,
	mobile: "",
	payPassword: noSecret,
	inviteCode,
	captchaAnswer: "",
});

/** The form after a change. Input in both tabs stays; another destination clears the code. */
export const reduceRegistration = (form: RegistrationForm, change: RegistrationChange): RegistrationForm =>
	changeAccountForm(form, change);

/** The form without its passwords. */
export const withoutPasswords = (form: RegistrationForm): RegistrationForm => ({
	...form,
	...emptyNewPassword,
	payPassword: noSecret,
});
