import { type LoanStatus, Loans, loanId, repaymentAccountId } from "@tradewind/domain/loan";
import { Effect, Layer } from "effect";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { loanRecordIn } from "../../../parts/loan/loan.test-support.ts";
import { signIn } from "../../../state/fake-app.test-support.ts";
import { markupOf, openApp } from "../../../state/screen-markup.test-support.tsx";
import { Screen } from "./repayment.screen.tsx";
import { repaymentOf } from "./repayment-actor.ts";

const account = {
	id: repaymentAccountId(8),
	currencyCode: "USDT",
	protocolCode: "TRC20",
	address: "TXnothingToSendHere",
	price: undefined,
};

/** Whether the page links to the chat. */
const linksToChat = async (
	hasRepaymentChat: boolean,
	status: LoanStatus,
	accounts: readonly (typeof account)[] = [account],
): Promise<boolean> => {
	const unused = Effect.die("not asked for");
	const loans = Layer.succeed(Loans, {
		status: unused,
		submitApplication: () => unused,
		plans: unused,
		plan: () => unused,
		submitLoan: () => unused,
		records: () => unused,
		record: () => Effect.succeed(loanRecordIn(status)),
		repaymentInfo: () => Effect.succeed(loanRecordIn(status)),
		repaymentAccounts: Effect.succeed(accounts),
		repay: () => unused,
		today: Effect.succeed("2026-01-31"),
	});
	const opened = await openApp({ hasRepaymentChat }, loans);
	const signedIn = await signIn(opened, 7);
	const { actor } = repaymentOf(opened.app, signedIn)(loanId(5));
	await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
	return markupOf(opened.app, <Screen />, "/loan/repayment?loan_id=5").includes('href="/mine/chat"');
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test.each<[string, LoanStatus, readonly (typeof account)[]]>([
	["of a loan that is to be repaid", "to repay", [account]],
	["without an account to pay to", "to repay", []],
	["whose proof is being checked", "repayment under check", [account]],
])("Spec 2 §2: a repayment %s leads to the chat only by its flag", async (_, status, accounts) => {
	expect([await linksToChat(false, status, accounts), await linksToChat(true, status, accounts)]).toEqual([
		false,
		status === "to repay",
	]);
});
