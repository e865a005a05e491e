import { type AreaCode, areaOf } from "../../input/phone-number.ts";
import {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	readAccountName,
} from "../account/account-name.ts";

/** A request to send a code (Spec 1 §7). */
export interface CodeRequest {
	readonly to: AccountName;
	/** The chosen area, else the default one, also of an e-mail address; `undefined` while the areas are not known. */
	readonly areaId?: number | undefined;
	readonly purpose: "registration" | "new password";
}

/** The request of "send code", or the issues of its destination in the order of the fields. */
export const readCodeRequest = (
	form: Pick<AccountForm, "by" | "email" | "areaId" | "phone">,
	areas: readonly AreaCode[],
	purpose: CodeRequest["purpose"],
): { readonly request: CodeRequest | undefined; readonly issues: readonly AccountIssue[] } => {
	const { account, issues } = readAccountName(form, areas);
	const areaId = areaOf(areas, form.areaId)?.id;
	return {
		request: account && { to: account, purpose, ...(areaId !== undefined && { areaId }) },
		issues,
	};
};
