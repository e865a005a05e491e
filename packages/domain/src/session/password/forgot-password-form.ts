import type { Secret } from "../../command/secret.ts";
import {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	changeAccountForm,
	emptyAccount,
	readAccountName,
} from "../account/account-name.ts";
import type { AreaCode } from "../account/phone-number.ts";
import { type CodeRequest, readCodeRequest } from "../code/code-request.ts";
import type { FieldChange } from "../field-change.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPasswordIssue,
	readNewPassword,
} from "./new-password.ts";

/** A new password for who has forgotten the old one (Spec 1 §5): the account, the password, and a code sent to the account. */
export interface ForgotPasswordForm extends AccountForm, NewPasswordForm {}

export type ForgotPasswordChange = FieldChange<ForgotPasswordForm>;

export interface ForgotPasswordFacts {
	/** Empty while they are not known. */
	readonly areas: readonly AreaCode[];
}

/** A forgotten password that gets a new one (Spec 1 §7). */
export interface PasswordReset {
	readonly account: AccountName;
	readonly password: Secret;
	readonly code: string;
}

export type ForgotPasswordIssue = AccountIssue | NewPasswordIssue | { readonly is: "code missing" };

export interface ForgotPasswordSummary {
	/** Why nothing can be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly ForgotPasswordIssue[];
	/** What a press sends. */
	readonly reset: PasswordReset | undefined;
	/** What a press on "send code" asks for; none without a destination. */
	readonly codeRequest: CodeRequest | undefined;
}

export const emptyForgotPassword: ForgotPasswordForm = {
	...emptyAccount,
	...emptyNewPassword,
};

/** The form after a change: what was typed stays, in both tabs, but for a code that was sent to another destination. */
export const reduceForgotPassword = (
	form: ForgotPasswordForm,
	change: ForgotPasswordChange,
): ForgotPasswordForm => changeAccountForm(form, change);

/** Judges a new password for a forgotten one (Spec 1 §5): account, two equal passwords and the code are all required. */
export const summariseForgotPassword = (
	form: ForgotPasswordForm,
	facts: ForgotPasswordFacts,
): ForgotPasswordSummary => {
	const { account, issues: accountIssues } = readAccountName(form, facts.areas);
	const { password, issue } = readNewPassword(form);
	const code = form.code.trim();
	const issues: ForgotPasswordIssue[] = [...accountIssues];
	if (issue) issues.push(issue);
	if (code === "") issues.push({ is: "code missing" });
	return {
		issues,
		reset: account && password && issues.length === 0 ? { account, password, code } : undefined,
		codeRequest: readCodeRequest(form, facts.areas, "new password").request,
	};
};
