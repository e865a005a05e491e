import type { Secret } from "../../command/secret.ts";
import { readEmail } from "../../input/email-address.ts";
import type { FieldChange } from "../../input/field-change.ts";
import { readSentCode } from "../../input/typed-code.ts";
import { type CodeIssue, codeMissing } from "../code/code-issue.ts";
import type { CodeRequest } from "../code/code-request.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPasswordIssue,
	readNewPassword,
} from "./new-password.ts";

/** A new password for the signed-in customer (Spec 2 §2, Reset password). */
export interface PasswordForm extends NewPasswordForm {
	/** As typed. */
	readonly code: string;
}

export interface PasswordFacts {
	/** The site requires a code, sent to the customer's e-mail address. */
	readonly needsCode: boolean;
	/** The customer's; empty if there is none. */
	readonly email: string;
	/** The default area, which a request for a code names; `undefined` while it is not known. */
	readonly areaId?: number | undefined;
}

/** A new password to send. */
export interface NewPassword {
	readonly password: Secret;
	/** Only if one is required. */
	readonly code: string | undefined;
}

type PasswordIssue =
	| NewPasswordIssue
	| CodeIssue
	/** A code is required, but there is no e-mail address for it. */
	| { readonly is: "no e-mail for the code" };

export interface PasswordSummary {
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly PasswordIssue[];
	/** The new password that `submit` sends. */
	readonly newPassword: NewPassword | undefined;
	/** The request of "send code"; `undefined` if no code is required or it cannot be sent. */
	readonly codeRequest: CodeRequest | undefined;
}

export const emptyPassword: PasswordForm = { ...emptyNewPassword, code: "" };

/** Validates a new password (Spec 2 §5): both fields filled and equal, and the code if required. */
export const summarisePassword = (form: PasswordForm, facts: PasswordFacts): PasswordSummary => {
	const { password, issues: wrong } = readNewPassword(form);
	const { email } = readEmail(facts.email, "email");
	const code = facts.needsCode ? readSentCode(form.code) : undefined;
	const issues: PasswordIssue[] = [...wrong];
	if (code === "") issues.push(email === undefined ? { is: "no e-mail for the code" } : codeMissing);
	return {
		issues,
		newPassword: password && issues.length === 0 ? { password, code } : undefined,
		codeRequest:
			facts.needsCode && email !== undefined
				? {
						to: { by: "email", email },
						purpose: "new password",
						...(facts.areaId !== undefined && { areaId: facts.areaId }),
					}
				: undefined,
	};
};

export type PasswordChange = FieldChange<PasswordForm>;
