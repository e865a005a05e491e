import {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	readAccountName,
} from "../account/account-name.ts";
import type { AreaCode } from "../account/phone-number.ts";

/** A request to send a code (Spec 1 §7). */
export interface CodeRequest {
	readonly to: AccountName;
	readonly purpose: "registration" | "new password";
}

/** The request of "send code", or the issues of its destination in the order of the fields. */
export const readCodeRequest = (
	form: Pick<AccountForm, "by" | "email" | "areaId" | "phone">,
	areas: readonly AreaCode[],
	purpose: CodeRequest["purpose"],
): { readonly request: CodeRequest | undefined; readonly issues: readonly AccountIssue[] } => {
	const { account, issues } = readAccountName(form, areas);
	return { request: account && { to: account, purpose }, issues };
};
