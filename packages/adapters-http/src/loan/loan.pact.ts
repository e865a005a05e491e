import { loan } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { type LoanApplication, Loans, loanId, loanPlanId, repaymentAccountId } from "@tradewind/domain/loan";
import { decimal, money, price } from "@tradewind/domain/money";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const amount = (text: string) => money(decimal(text));

const application: LoanApplication = {
	lastName: "Berg",
	firstName: "Mia",
	sex: "female",
	birthday: "1990-02-28",
	country: "Austria",
	mobile: "+043-6641234567",
	idKind: "ID card",
	idNumber: "A0012345",
	handPicture: undefined,
	age: 35,
	contactInfo: "mia@tradewind.test",
	loanAmount: amount("1500.5"),
	socialSecurity: "0123 280290",
	hasFamily: true,
	address: "Ring 1, Wien",
	job: "baker",
	workYears: 12,
	workAddress: "Markt 2, Wien",
	personalIncome: amount("2500"),
	familyIncome: amount("4000.5"),
	annualIncome: amount("30000"),
	otherIncome: undefined,
	annualSavings: amount("1000"),
	debtInfo: "none",
	hasPension: false,
	hasHouse: false,
	houseCertificate: undefined,
	hasCar: false,
	carCertificate: undefined,
	passportPhoto: undefined,
	creditScore: 700,
	taxBill: loan.submitApplication.example.input.tax_bill,
	creditScorePicture: undefined,
};

const plan = {
	id: 1,
	loanPeriodDays: 30,
	freePeriodDays: 7,
	minAmount: decimal("100"),
	maxAmount: decimal("5000"),
	dailyRate: decimal("0.0005"),
	penaltyRate: decimal("0.001"),
	agreement: "<p>Agreement</p>",
};

const record = {
	id: 1,
	amount: decimal("1000"),
	loanPeriodDays: 30,
	freePeriodDays: 7,
	dailyRate: decimal("0.0005"),
	interest: decimal("1.5"),
	penalty: decimal("0"),
	penaltyRate: decimal("0.001"),
	status: "to repay",
	createdAt: "2026-01-01 00:00:00",
	reviewedAt: "2026-01-01 00:05:00",
	repaymentTime: undefined,
	agreement: "<p>Agreement</p>",
	reason: "",
	borrower: {
		lastName: "Berg",
		firstName: "Mia",
		country: "Austria",
		mobile: "+043-6641234567",
		uid: "10000001",
	},
};

const { sign, agreement } = loan.submitLoan.example.input;
const apply = Loans.use((port) => port.submitApplication(application));
const ask = Loans.use((port) =>
	port.submitLoan({ planId: loanPlanId(1), amount: amount("1000"), signature: sign, agreement }),
);
const pay = Loans.use((port) =>
	port.repay({
		loanId: loanId(1),
		accountId: repaymentAccountId(1),
		proof: loan.repay.example.input.proofImg,
	}),
);
const done = { message: "ok" };
const ofLoan = { given: providerStates.loanToRepay, fromState: { loan_id: "rowId" } } as const;

export const pact = [
	consumes(
		loan.getInfo,
		Loans.use((port) => port.status),
		{ status: "not applied", reason: "", sentBefore: undefined },
	),
	consumes(loan.submitApplication, apply, done),
	refuses(loan.submitApplication, apply, {
		when: "of a customer who may borrow",
		given: providerStates.borrower,
	}),
	consumes(
		loan.getPlans,
		Loans.use((port) => port.plans),
		[plan],
	),
	consumes(
		loan.getPlan,
		Loans.use((port) => port.plan(loanPlanId(1))),
		plan,
	),
	consumes(loan.submitLoan, ask, done, { given: providerStates.borrower }),
	refuses(loan.submitLoan, ask, { when: "of a customer who may not borrow" }),
	consumes(
		loan.getDate,
		Loans.use((port) => port.today),
		"2026-01-31",
	),
	consumes(
		loan.getRecords,
		Loans.use((port) => port.records({ page: 1 })),
		onePage(record),
		{ given: providerStates.loanToRepay },
	),
	consumes(
		loan.getRecord,
		Loans.use((port) => port.record(loanId(1))),
		record,
		ofLoan,
	),
	consumes(
		loan.getRepayment,
		Loans.use((port) => port.repaymentInfo(loanId(1))),
		record,
		ofLoan,
	),
	consumes(
		loan.getRepaymentAccounts,
		Loans.use((port) => port.repaymentAccounts),
		[
			{
				id: 1,
				currencyCode: "USDT",
				protocolCode: "TRC20",
				address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
				price: price(decimal("1")),
			},
		],
	),
	consumes(loan.repay, pay, done, { given: providerStates.loanToRepay }),
	refuses(loan.repay, pay, { when: "without a loan" }),
];
