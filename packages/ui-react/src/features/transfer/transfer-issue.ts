import type { TransferIssue } from "@tradewind/domain/transfer";
import type { Translate } from "../../i18n/translator.ts";

/** The text of an issue of the form. No amount of the customer is in it, because amounts can be hidden. */
export const transferIssueText = (issue: TransferIssue, t: Translate): string =>
	issue.is === "too many decimals"
		? t("transfer.issue.too many decimals", { count: issue.allowed })
		: t(`transfer.issue.${issue.is}`);
