import type { BankDepositIssue, CryptoDepositIssue, WireDepositIssue } from "@tradewind/domain/deposit";
import { type ShownIssues, useShownIssues } from "../../issues/use-shown-issues.ts";

export type DepositIssue = BankDepositIssue | CryptoDepositIssue | WireDepositIssue;

/** The issues of a deposit; why nothing can be deposited at all is the text that its page has, too. */
export const useDepositIssues = (issues: readonly DepositIssue[]): ShownIssues =>
	useShownIssues(issues, {
		own: ({ is }) => (isBlock(is) ? `deposit.block.${is}` : `deposit.issue.${is}`),
	});

const isBlock = (is: DepositIssue["is"]): boolean =>
	[
		...["only real account", "real-name verification needed"],
		...["no payment way", "contact support"],
	].includes(is);
