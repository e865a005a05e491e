import type { WayIssue } from "@tradewind/domain/withdrawal";
import type { Translate } from "../../../i18n/translator.ts";
import { addressIssueText } from "../address-issue.ts";

/** The name of the field that shows an issue. */
export const fieldOfWayIssue = (issue: WayIssue): string => {
	if ("field" in issue) return issue.field;
	return issue.is === "currency missing" ? "currency" : "address";
};

export const wayIssueText = (issue: WayIssue, t: Translate): string => {
	if (!("field" in issue)) return addressIssueText(issue, t) ?? t(`withdrawal.issue.${issue.is}`);
	const field = t(`withdrawal.bank.${issue.field}`);
	return "maxLength" in issue
		? t("withdrawal.issue.bank detail too long", { field, length: issue.maxLength })
		: t(`withdrawal.issue.${issue.is}`, { field });
};
