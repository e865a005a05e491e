import type { AgreementText } from "../agreement/agreement-text.ts";
import { mia, monthPlan, today, weekPlan } from "../loans.test-support.ts";
import type { LoanExternalFacts } from "./loan-request.setup.ts";
import type { LoanFacts } from "./loan-summary.ts";

/** An agreement text with amount, period, borrower and day. */
const shortText: AgreementText = {
	rules: "<p>{firstName} {lastName} borrows {amount} {currency} from {site}</p>",
	contract: "<p>{date}</p>",
	terms: ["{loanPeriod}", "", "", "", "", "", ""],
	liability: "<p>{signature}</p>",
};

export const externalFacts: LoanExternalFacts = {
	language: "en",
	needsTerms: true,
	showsDailyInterest: true,
	showsTotalInterest: true,
	site: "Tradewind",
	currency: "USD",
	borrower: mia,
	agreementTexts: { en: shortText, de: { ...shortText, contract: "<p>am {date}</p>" } },
};

export const loanFacts: LoanFacts = { ...externalFacts, plans: [monthPlan, weekPlan], today };

/** The agreement for an amount, before signing or with a picture. */
export const agreementOver = (amount: string, days = 30, image = ""): string =>
	`<p>Mia Berg borrows ${amount} USD from Tradewind</p>\n<p>January 31, 2026</p>\n${days}${"\n".repeat(7)}<p>${image}</p>`;
