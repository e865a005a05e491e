import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "en",
	direction: "ltr",
	title: "Loan agreement",
	rules: {
		title: "Part 1: Loan rules",
		intro: "These rules apply to every loan from {site}.",
		items: [
			"Only customers whose identity and loan application have been approved can borrow.",
			"{site} reviews every request and may refuse it. An approved loan is paid out to the borrower's account with {site}.",
			"All information in the application must be true, complete and up to date.",
			"The loan can be repaid early at no extra cost. Interest is then charged only up to the day of repayment.",
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
		[
			"2. Loan period",
			"The loan runs for {loanPeriod} calendar days, counted from the day after the payout in the time zone of {site}. The last of these days is the due date.",
		],
		["3. Free days", "No interest is charged for the first {freePeriod} days."],
		[
			"4. Interest",
			"For the remaining {interestDays} days, interest of {dailyRate}% of the amount is charged for each day. No interest is charged on interest.",
		],
		[
			"5. Repayment",
			"By the due date, the borrower repays the amount and the interest in one payment to an account named by {site}, and uploads a proof of it. The loan is repaid as soon as {site} has confirmed the payment.",
		],
		[
			"6. Late payment",
			"After the due date no more interest is charged. Instead, a penalty of {penaltyRate}% of the amount is charged for each day until the loan is repaid.",
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
