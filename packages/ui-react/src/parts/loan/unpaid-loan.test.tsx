import type { OwedStatus } from "@tradewind/domain/loan";
import { beforeAll, expect, test } from "vitest";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { markupOf, openApp, textOf } from "../../state/screen-markup.test-support.tsx";
import { loanRecordIn } from "./loan.test-support.ts";
import { loanDisabledReason, UnpaidLoan } from "./unpaid-loan.tsx";

beforeAll(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const isChecked =
	"The repayment of loan #5 is being checked. Until it is confirmed, you can trade, but not withdraw or transfer money.";

test.each<[OwedStatus, notice: string, link: string, address: string, disabled: string]>([
	[
		"to repay",
		"Loan #5 is not repaid. Until it is, you can trade, but not withdraw or transfer money.",
		"Repay the loan",
		"/loan/repayment?loan_id=5",
		"Repay the loan first.",
	],
	["repayment under check", isChecked, "See your loans", "/loan/record", isChecked],
])(
	"Spec 2 §6: of a loan with the status '%s' a page of withdrawals says '%s'",
	async (status, notice, link, address, disabled) => {
		const { app } = await openApp();
		const loan = loanRecordIn(status);
		const markup = markupOf(app, <UnpaidLoan loan={loan} />);
		expect([
			textOf(markup),
			markup.includes(`href="${address}"`),
			loanDisabledReason(loan, currentWords().t),
		]).toEqual([`${notice} ${link}`, true, disabled]);
	},
);

test("Spec 2 §6: without an unpaid loan nothing is said, and nothing is disabled", async () => {
	const { app } = await openApp();
	expect([
		markupOf(app, <UnpaidLoan loan={undefined} />),
		loanDisabledReason(undefined, currentWords().t),
	]).toEqual(["", undefined]);
});
