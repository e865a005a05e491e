import { type EmailIssue, readEmail } from "../../input/email-address.ts";
import { changeField, type FieldChange } from "../../input/field-change.ts";
import {
	type AreaCode,
	areaOf,
	type PhoneIssue,
	type PhoneNumber,
	readPhoneNumber,
	stripPhoneNumber,
} from "../../input/phone-number.ts";
import { readTypedCode } from "../../input/typed-code.ts";

/** How a customer identifies before login (Spec 1 §2, §5); also the destination of a code. */
export type AccountName =
	| { readonly by: "email"; readonly email: string }
	| { readonly by: "phone"; readonly phone: PhoneNumber };

/** The open tab and the fields of both tabs. */
export interface AccountForm {
	readonly by: AccountName["by"];
	/** As typed. */
	readonly email: string;
	/** Id of the chosen area code; `undefined` means the default one. */
	readonly areaId: number | undefined;
	/** As typed. */
	readonly phone: string;
	/** As typed: the code sent to this account. */
	readonly code: string;
}

/** The e-mail address or the phone number is the field `account`. */
export type AccountIssue = EmailIssue<"account"> | PhoneIssue<"account">;

export const emptyAccount: AccountForm = { by: "email", email: "", areaId: undefined, phone: "", code: "" };

/** The form after a change. A code belongs to one destination, so another destination clears it. */
export const changeAccountForm = <Form extends AccountForm>(form: Form, change: FieldChange<Form>): Form => {
	const changed = changeField(form, change);
	return destinationOf(changed) === destinationOf(form) ? changed : { ...changed, code: "" };
};

/** The account of the open tab, or all its issues in the order of the fields (Spec 1 §5). */
export const readAccountName = (
	form: Pick<AccountForm, "by" | "email" | "areaId" | "phone">,
	areas: readonly AreaCode[],
): { readonly account: AccountName | undefined; readonly issues: readonly AccountIssue[] } => {
	if (form.by === "email") {
		const { email, issue } = readEmail(form.email, "account");
		return issue ? { account: undefined, issues: [issue] } : { account: { by: "email", email }, issues: [] };
	}
	const { phone, issues } = readPhoneNumber(form.phone, areaOf(areas, form.areaId), "account");
	return { account: phone && { by: "phone", phone }, issues };
};

const destinationOf = ({ by, email, areaId, phone }: AccountForm): string =>
	by === "email" ? `email ${readTypedCode(email)}` : `phone ${areaId} ${stripPhoneNumber(phone)}`;
