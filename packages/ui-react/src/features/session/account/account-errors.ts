import type { AccountIssue } from "@tradewind/domain/session";
import type { Translate } from "../../../i18n/translator.ts";

export interface AccountErrors {
	readonly email?: string;
	readonly area?: string;
	readonly phone?: string;
}

/** The field of each issue of an account. */
const fields = {
	"email missing": "email",
	"not an e-mail": "email",
	"area code missing": "area",
	"phone missing": "phone",
	"not a phone number": "phone",
} as const satisfies Record<AccountIssue["is"], keyof AccountErrors>;

export const isAccountIssue = (issue: { readonly is: string }): issue is AccountIssue => issue.is in fields;

/** The name of the input that shows the issue. */
export const inputOfAccountIssue = ({ is }: AccountIssue): "account" | "area" =>
	fields[is] === "area" ? "area" : "account";

export const accountIssueText = ({ is }: AccountIssue, t: Translate): string => t(`session.issue.${is}`);

/** The errors below the fields of an account. */
export const accountErrors = (issues: readonly { readonly is: string }[], t: Translate): AccountErrors =>
	Object.fromEntries(
		issues.filter(isAccountIssue).map((issue) => [fields[issue.is], accountIssueText(issue, t)]),
	);
