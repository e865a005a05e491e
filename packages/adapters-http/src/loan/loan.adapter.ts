import { loan as contract, type ReplyOf, type RowOf, wire } from "@tradewind/contracts";
import {
	type ApplicationRecord,
	type ApplicationStatus,
	type LoanPlan,
	type LoanRecord,
	Loans,
	loanId,
	loanPlanId,
	repaymentAccountId,
} from "@tradewind/domain/loan";
import { money, price, rate, toText } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";
import { applicationFieldOf } from "./application-field-of.ts";
import { isSent, sentBeforeIn, wireApplicationOf } from "./application-wire.ts";

/** Loans over HTTP (Spec 2 §7). */
export const loans = adapter(Loans, (http) => ({
	status: Effect.map(http.query(contract.getInfo, {}), applicationOf),
	submitApplication: (application) => http.done(contract.submitApplication, wireApplicationOf(application)),
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
		accounts.map(({ id, currency_code, protocol_code, address, ...account }) => ({
			id: repaymentAccountId(id),
			currencyCode: currency_code,
			protocolCode: protocol_code ?? "",
			address,
			price: figureOrNone(account.price, price),
		})),
	),
	repay: ({ loanId: id, accountId, proof }) =>
		http.done(contract.repay, { charge_id: String(accountId), loan_id: String(id), proofImg: proof }),
	today: Effect.map(http.query(contract.getDate, {}), ({ date }) => date),
}));

const applicationStatuses = ["not applied", "waiting for approval", "approved", "rejected"] as const;

const loanStatuses = wire.byNumber(contract.loanStatuses);

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

const applicationOf = (reply: ReplyOf<typeof contract.getInfo>): ApplicationRecord =>
	isSent(reply)
		? {
				status: applicationStatuses[reply.status] satisfies ApplicationStatus,
				reason: reply.reason ?? "",
				concerns: applicationFieldOf(reply.reason_field ?? ""),
				sentBefore: sentBeforeIn(reply),
			}
		: { status: "not applied", reason: "", sentBefore: undefined };
