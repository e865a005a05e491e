import type { LoanRecord, LoanStatus } from "@tradewind/domain/loan";
import { decimal, rate } from "@tradewind/domain/money";
import { beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { loanRecordIn } from "../../../parts/loan/loan.test-support.ts";
import { markupOf, openApp, textOf } from "../../../state/screen-markup.test-support.tsx";
import { LoanFigures } from "./loan-figures.tsx";

const recordIn = (status: LoanStatus): LoanRecord => ({
	...loanRecordIn(status),
	penaltyRate: rate(decimal("0.002")),
	repaymentTime: "2026-02-04 12:00:00",
});

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test.each<[LoanStatus, string]>([
	["waiting for review", "Repayment time"],
	["to repay", "Repayment time"],
	["rejected", "Repayment time"],
	["repayment under check", "Repayment time"],
	["repaid", "Repaid on"],
])("Spec 2 §2: the time of the repayment of a loan that is %s is called '%s'", async (status, label) => {
	const { app } = await openApp();
	const text = textOf(markupOf(app, <LoanFigures record={recordIn(status)} today="2026-01-31" isListed />));
	expect(["Repayment time", "Repaid on"].filter((one) => text.includes(one))).toEqual([label]);
});
