import { mia, moneyOf, rateOf } from "../loans.test-support.ts";
import type { AgreementText } from "./agreement-text.ts";
import type { AgreedLoan } from "./agreement-values.ts";

export const text = (language: string): AgreementText => ({
	rules: `<h1>${language}: {site} lends {amount} {currency} to {firstName} {lastName} ({uid})</h1>`,
	contract: "<p>{country} {mobile} {date}</p>",
	terms: [
		"<li>{loanPeriod} days</li>",
		"<li>{freePeriod} free</li>",
		"<li>{interestDays} charged</li>",
		"<li>{dailyRate} %</li>",
		"<li>{penaltyRate} %</li>",
		"<li>No withdrawals</li>",
		"<li>{signature}</li>",
	],
	liability: "<p>Liability</p>",
});

export const agreed: AgreedLoan = {
	borrower: mia,
	site: "Tradewind",
	currency: "USD",
	amount: moneyOf("1500.50"),
	loanPeriodDays: 30,
	freePeriodDays: 7,
	dailyRate: rateOf("0.00125"),
	penaltyRate: rateOf("0.02"),
	date: "2026-01-31",
};
