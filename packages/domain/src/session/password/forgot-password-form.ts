import type { Secret } from "../../command/secret.ts";
import type { FieldChange } from "../../input/field-change.ts";
import type { AreaCode } from "../../input/phone-number.ts";
import { readSentCode } from "../../input/typed-code.ts";
import {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	changeAccountForm,
	emptyAccount,
	readAccountName,
} from "../account/account-name.ts";
import { type CodeIssue, codeMissing } from "../code/code-issue.ts";
import { type CodeRequest, readCodeRequest } from "../code/code-request.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPasswordIssue,
	readNewPassword,
} from "./new-password.ts";

/** The form for a forgotten password (Spec 1 §5): the account, the new password, and a code sent to the account. */
export interface ForgotPasswordForm extends AccountForm, NewPasswordForm {}

export type ForgotPasswordChange = FieldChange<ForgotPasswordForm>;

export interface ForgotPasswordFacts {
	/** Empty while unknown. */
	readonly areas: readonly AreaCode[];
}

/** A password reset (Spec 1 §7). */
export interface PasswordReset {
	readonly account: AccountName;
	readonly password: Secret;
	readonly code: string;
}

type ForgotPasswordIssue = AccountIssue | NewPasswordIssue | CodeIssue;

export interface ForgotPasswordSummary {
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly ForgotPasswordIssue[];
	/** The reset that `submit` sends. */
	readonly reset: PasswordReset | undefined;
	/** The request of "send code"; `undefined` without a destination. */
	readonly codeRequest: CodeRequest | undefined;
}

export const emptyForgotPassword: ForgotPasswordForm = {
	...emptyAccount,
	...emptyNewPassword,
};

/** The form after a change. Input in both tabs stays; another destination clears the code. */
export const reduceForgotPassword = (
	form: ForgotPasswordForm,
	change: ForgotPasswordChange,
): ForgotPasswordForm => changeAccountForm(form, change);

/** Validates a password reset (Spec 1 §5): account, two equal passwords and the code are required. */
export const summariseForgotPassword = (
	form: ForgotPasswordForm,
	facts: ForgotPasswordFacts,
): ForgotPasswordSummary => {
	const { account, issues: accountIssues } = readAccountName(form, facts.areas);
	const { password, issues: wrong } = readNewPassword(form);
	const code = readSentCode(form.code);
	const issues: ForgotPasswordIssue[] = [...accountIssues, ...wrong];
	if (code === "") issues.push(codeMissing);
	return {
		issues,
		reset: account && password && issues.length === 0 ? { account, password, code } : undefined,
		codeRequest: readCodeRequest(form, facts.areas, "new password").request,
	};
};
