import type { AccountType } from "../account/account-types.ts";
import { letter } from "../messages/letter.ts";
import type { MessageText } from "../messages/messages.ts";
import type { Text } from "../words/words.ts";

export const applicationApproved = letter("loan.applicationApprovedTitle", {
	key: "loan.applicationApprovedText",
});

export const applicationRejected = (reason: Text): MessageText =>
	letter("loan.applicationRejectedTitle", { key: "loan.applicationRejectedText" }, reason);

export const loanPaidOut = (account: AccountType["type"]): MessageText =>
	letter("loan.paidOutTitle", {
		key: "loan.paidOutText",
		facts: { account: { key: `account.name.${account}` } },
	});

export const loanRejected = (reason: Text): MessageText =>
	letter("loan.rejectedTitle", { key: "loan.rejectedText" }, reason);

export const repaymentAccepted = letter("loan.repaymentAcceptedTitle", { key: "loan.repaymentAcceptedText" });

export const repaymentRefused = (reason: Text): MessageText =>
	letter("loan.repaymentRefusedTitle", { key: "loan.repaymentRefusedText" }, reason);
