import { loan as contract, type InputOf, type ReplyOf, type RowOf } from "@tradewind/contracts";
import {
	type ApplicationRecord,
	type ApplicationStatus,
	type LoanApplication,
	type LoanPlan,
	type LoanRecord,
	type LoanStatus,
	Loans,
	loanId,
	loanPlanId,
	repaymentAccountId,
} from "@tradewind/domain/loan";
import { type Decimal, money, rate, toText } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";
import { wireNames } from "./application-fields.ts";

/** Loans over HTTP (Spec 2 §7). */
export const loans = adapter(Loans, (http) => ({
	status: Effect.map(http.query(contract.getInfo, {}), applicationOf),
	submitApplication: (application) => http.done(contract.submitApplication, fieldsOf(application)),
	plans: Effect.map(http.query(contract.getPlans, {}), (plans) => plans.map(planOf)),
	plan: (id) => Effect.map(http.query(contract.getPlan, { id: String(id) }), planOf),
	submitLoan: ({ planId, amount, signature, agreement }) =>
		http.done(contract.submitLoan, {
			amount: toText(amount),
			config_id: String(planId),
			sign: signature,
			agreement,
		}),
	records: ({ page }) => http.page(contract.getRecords, { page: String(page) }, recordOf),
	record: (id) => Effect.map(http.query(contract.getRecord, { loan_id: String(id) }), recordOf),
	repaymentInfo: (id) => Effect.map(http.query(contract.getRepayment, { loan_id: String(id) }), recordOf),
	repaymentAccounts: Effect.map(http.query(contract.getRepaymentAccounts, {}), (accounts) =>
		accounts.map(({ id, currency_code, protocol_code, address }) => ({
			id: repaymentAccountId(id),
			currencyCode: currency_code,
			protocolCode: protocol_code ?? "",
			address,
		})),
	),
	repay: ({ loanId: id, accountId, proof }) =>
		http.done(contract.repay, { charge_id: String(accountId), loan_id: String(id), proofImg: proof }),
	today: Effect.map(http.query(contract.getDate, {}), ({ date }) => date),
}));

const applicationStatuses = ["not applied", "waiting for approval", "approved", "rejected"] as const;

const loanStatuses = {
	1: "waiting for review",
	2: "to repay",
	3: "rejected",
	4: "repayment under check",
	5: "repaid",
} as const satisfies Record<number, LoanStatus>;

const planOf = (item: ReplyOf<typeof contract.getPlan>): LoanPlan => ({
	id: loanPlanId(item.id),
	loanPeriodDays: item.loan_period,
	freePeriodDays: item.free_period ?? undefined,
	minAmount: figureOrNone(item.min_amount, money),
	maxAmount: figureOrNone(item.max_amount, money),
	dailyRate: rate(decimalOf(item.interest_rate)),
	penaltyRate: figureOrNone(item.penalty_rate, rate),
	agreement: item.agreement ?? "",
});

const recordOf = (item: RowOf<typeof contract.getRecords>): LoanRecord => ({
	id: loanId(item.id),
	amount: money(decimalOf(item.amount)),
	loanPeriodDays: item.loan_period ?? undefined,
	freePeriodDays: item.free_period ?? undefined,
	dailyRate: figureOrNone(item.interest_rate, rate),
	interest: figureOrNone(item.interest_amount, money),
	penalty: figureOrNone(item.penalty_amount, money),
	penaltyRate: figureOrNone(item.penalty_rate, rate),
	status: loanStatuses[item.status],
	createdAt: item.created_at ?? "",
	reviewedAt: item.reviewed_at || undefined,
	repaymentTime: item.repayment_time || undefined,
	agreement: item.agreement ?? "",
	reason: item.reason ?? "",
	borrower: {
		lastName: item.user_info?.name ?? "",
		firstName: item.user_info?.last_name ?? "",
		country: item.user_info?.country ?? "",
		mobile: item.user_info?.mobile ?? "",
		uid: item.user_info?.uid ?? "",
	},
});

type Reply = ReplyOf<typeof contract.getInfo>;
type Info = Extract<Reply, { readonly status: number }>;

const isSent = (reply: Reply): reply is Info => typeof reply.status === "number";

/** The status, and the application that was sent if the platform returns it: it then has the names. */
const applicationOf = (reply: Reply): ApplicationRecord =>
	isSent(reply)
		? {
				status: applicationStatuses[reply.status] satisfies ApplicationStatus,
				reason: reply.reason ?? "",
				sentBefore: reply.name && reply.last_name ? sentOf(reply, reply.name, reply.last_name) : undefined,
			}
		: { status: "not applied", reason: "", sentBefore: undefined };

const sentOf = (info: Info, lastName: string, firstName: string): LoanApplication => {
	const answer = (flag: Info["has_car"]) => (flag ? flag === "1" : undefined);
	const amount = (figure: Info["loan_amount"]) => figureOrNone(figure, money);
	return {
		lastName,
		firstName,
		sex: info.sex ? (info.sex === 1 ? "male" : "female") : undefined,
		birthday: info.birthday || undefined,
		country: info.country || undefined,
		mobile: info.mobile || undefined,
		idKind: info.id_card_type ? (info.id_card_type === 1 ? "ID card" : "passport") : undefined,
		idNumber: info.id_number || undefined,
		handPicture: info.hand_pic || undefined,
		age: info.age ?? undefined,
		contactInfo: info.contact_info || undefined,
		loanAmount: amount(info.loan_amount),
		socialSecurity: info.social_security || undefined,
		hasFamily: answer(info.has_family),
		address: info.address_detail || undefined,
		job: info.job || undefined,
		workYears: info.work_years ?? undefined,
		workAddress: info.work_address || undefined,
		personalIncome: amount(info.personal_income),
		familyIncome: amount(info.family_income),
		annualIncome: amount(info.annual_income),
		otherIncome: amount(info.other_income),
		annualSavings: amount(info.annual_savings),
		debtInfo: info.debt_info || undefined,
		hasPension: answer(info.has_pension),
		hasHouse: answer(info.has_house),
		houseCertificate: info.house_cert || undefined,
		hasCar: answer(info.has_car),
		carCertificate: info.car_cert || undefined,
		passportPhoto: info.passport_photo || undefined,
		creditScore: info.credit_score ?? undefined,
		taxBill: info.tax_bill || undefined,
		creditScorePicture: info.credit_score_pic || undefined,
	};
};

/** The fields of the form that have a value; numbers without grouping, whatever the language. */
const fieldsOf = ({
	lastName,
	firstName,
	sex,
	idKind,
	...others
}: LoanApplication): InputOf<typeof contract.submitApplication> => ({
	name: lastName,
	last_name: firstName,
	...(sex && { sex: sex === "male" ? "1" : "2" }),
	...(idKind && { id_card_type: idKind === "ID card" ? "1" : "2" }),
	...Object.fromEntries(
		Object.entries(others).flatMap(([field, value]) => {
			const name = names.get(field);
			return name === undefined || value === undefined ? [] : [[name, wireValue(value)]];
		}),
	),
});

const names: ReadonlyMap<string, string> = new Map(Object.entries(wireNames));

const wireValue = (value: string | number | boolean | Decimal): string => {
	switch (typeof value) {
		case "boolean":
			return value ? "1" : "0";
		case "string":
			return value;
		case "number":
			return String(value);
		default:
			return toText(value);
	}
};
