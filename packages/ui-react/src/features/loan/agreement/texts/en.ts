import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "en",
	direction: "ltr",
	title: "Loan agreement",
	rules: {
		title: "Part 1: Loan rules",
		intro: "These rules apply to every loan from {site}.",
		items: [
			"Only customers whose loan application has been approved can borrow.",
			"{site} reviews every request and may refuse it.",
			"All information in the application must be true, complete and up to date.",
			"The amount to repay is the sum of the loan amount, the interest and any penalty.",
		],
	},
	contract: {
		title: "Part 2: Loan contract",
		parties: "Concluded on {date} between {site} (the lender) and the borrower:",
		borrower: [
			"Name: {firstName} {lastName}",
			"Country: {country}",
			"Mobile: {mobile}",
			"Customer number: {uid}",
		],
		agree: "The lender and the borrower agree on these seven terms:",
	},
	terms: [
		["1. Amount", "The lender lends the borrower {amount} {currency}."],
		["2. Loan period", "The loan runs for {loanPeriod} days."],
		["3. Free days", "No interest is charged for the first {freePeriod} days."],
		[
			"4. Interest",
			"For the remaining {interestDays} days, interest of {dailyRate}% of the amount is charged for each day. No interest is charged on interest.",
		],
		[
			"5. Repayment",
			"By the end of the loan period, the borrower repays the amount, the interest and any penalty to an account named by {site}, and uploads a proof of the payment. The loan is repaid as soon as {site} has confirmed the payment.",
		],
		[
			"6. Late payment",
			"If the loan is repaid late, a penalty is charged in addition to the interest. The penalty rate is {penaltyRate}%.",
		],
		[
			"7. Restrictions",
			"While the loan is unpaid, the borrower can trade but cannot withdraw or transfer money.",
		],
	],
	liability: {
		title: "Part 3: Legal liability",
		items: [
			"The borrower is liable for repaying the loan, the interest and any penalty.",
			"If the borrower does not pay, {site} may claim the debt and the cost of collecting it in court.",
			"If the borrower gives false information or forged documents, the whole debt is due at once. This may be a criminal offence.",
		],
	},
	confirm: "By signing, the borrower confirms having read, understood and accepted all three parts.",
	signature: "Signature of the borrower:",
};
