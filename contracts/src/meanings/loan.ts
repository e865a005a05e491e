import type { Meanings } from "./meanings.ts";

const yesOrNo = (question: string) => `${question}: 1 yes, 0 no`;

/** Of an application (Spec 2 §3), as it is sent and as it is read again. */
const application = {
	name: "Family name",
	last_name: "Given name",
	sex: "1 male, 2 female",
	birthday: "Day of birth, from 1940-01-01 to today (Spec 2 §5)",
	mobile: "Phone: prefix, dash and number, such as `+043-6641234567`",
	id_card_type: "1 an ID card, 2 a passport",
	country: "Country",
	id_number: "Number of the identity document",
	contact_info: "How to reach the customer",
	social_security: "Social security",
	address_detail: "Address of the home",
	job: "Occupation",
	work_address: "Address of the employer",
	debt_info: "Debts",
	loan_amount: "Wanted amount, in the site's currency",
	personal_income: "Income of the person; its period is not shown",
	family_income: "Income of the family; its period is not shown",
	annual_income: "Income of a year",
	other_income: "Other income; its period is not shown",
	annual_savings: "Savings of a year",
	age: "Age in years",
	work_years: "Years of work",
	credit_score: "Credit score; its scale is not shown",
	has_family: yesOrNo("Has a family"),
	has_pension: yesOrNo("Has a pension"),
	has_house: yesOrNo("Owns a house; the certificate is then required"),
	has_car: yesOrNo("Owns a car; the certificate is then required"),
	house_cert: "Address of the picture of the house certificate",
	car_cert: "Address of the picture of the car certificate",
	passport_photo: "Address of the picture of the passport",
	tax_bill: "Address of the picture of the tax bill",
	credit_score_pic: "Address of the picture of the credit score",
};

const info = {
	...application,
	status: "0 not applied, 1 waiting, 2 approved, 3 rejected: may apply again (Spec 2 §4)",
	reason: "Ours (A-372): reason of a rejection",
	reason_field: "Ours (A-594): name of the field that the rejection concerns",
};

const interestRate = "Interest of a day as a fraction of the amount: `0.0005` is 0.05 %";
const penaltyRate = "Penalty as a fraction; for which time is not shown, on the mock platform of a day";
const freePeriod = "Days of the period without interest";
const agreement = "Text of the agreement, HTML; readers must remove scripts";
const loan = "Id of the loan";

export const loanMeanings: Meanings = {
	LoanInfo: { about: "The application that was sent; all but `status` is ours (A-84, A-372)", fields: info },
	"loan.getInfo reply": { fields: info },
	"loan.submitApplication": { fields: application },
	LoanPlan: {
		about: "A plan that is offered (Spec 2 §3)",
		fields: {
			id: "Id of the plan",
			loan_period: "Days until the repayment",
			free_period: freePeriod,
			min_amount: "Smallest amount, in the site's currency",
			max_amount: "Largest amount, in the site's currency",
			interest_rate: interestRate,
			penalty_rate: penaltyRate,
			agreement,
		},
	},
	"loan.getPlan": { fields: { id: "Id of the plan" } },
	"loan.submit": {
		fields: {
			amount: "Amount, in the site's currency",
			config_id: "Id of the plan",
			sign: "Picture of the signature, as a `data:` address",
			agreement: "The agreement with the signature, HTML",
		},
	},
	"loan.getDate reply": { fields: { date: "The present day in the time zone of the site (A-373)" } },
	LoanRecord: {
		about: "A loan of the customer, in the site's currency, with the figures of today (Spec 2 §3, §4)",
		fields: {
			id: loan,
			amount: "Amount that was lent, without interest and penalty",
			loan_period: "Days until the repayment",
			free_period: `Ours (A-373): ${freePeriod.toLowerCase()}`,
			interest_rate: interestRate,
			interest_amount: "Interest to repay",
			penalty_amount: "Penalty to repay",
			penalty_rate: penaltyRate,
			status: "1 waiting for review, 2 to repay, 3 rejected, 4 repayment under check, 5 repaid (Spec 2 §4)",
			created_at: "When it was requested, GMT",
			reviewed_at: "When it was decided, GMT; empty before",
			repayment_time: "When it was repaid, GMT; empty before (A-373)",
			agreement: "The agreement as it was signed, HTML; readers must remove scripts",
			reason: "Ours (A-373): why the loan was rejected, or a repayment not accepted",
			user_info: "The borrower",
			"user_info.name": application.name,
			"user_info.last_name": application.last_name,
			"user_info.country": application.country,
			"user_info.mobile": application.mobile,
			"user_info.uid": "Number by which customers are known",
		},
	},
	"loan.getRecord": { fields: { loan_id: loan } },
	"loan.getRepayment": { fields: { loan_id: loan } },
	RepaymentAccount: {
		about: "An address to which a loan can be repaid (Spec 2 §3)",
		fields: {
			id: "Id of the address",
			address: "The address to pay to; money sent to another one is lost",
			price: "Ours (A-624): price of one coin, in the site's currency",
		},
	},
	"loan.repay": { fields: { charge_id: "`id` of the repayment address", loan_id: loan } },
};
