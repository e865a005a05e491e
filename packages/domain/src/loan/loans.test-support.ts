import { BigDecimal, Effect, Layer } from "effect";
import type { CommandDone } from "../command/command.ts";
import { decimal, type Money, money, price, type Rate, rate, zero } from "../money/decimal.ts";
import { type CommandError, type QueryError, Refused } from "../request/request.errors.ts";
import type { ApplicationStatus, LoanApplication } from "./application/loan-application.ts";
import { totalInterestRule } from "./figures/total-interest.rule.ts";
import { Loans } from "./loans.port.ts";
import { type Borrower, type LoanId, type LoanRecord, loanId } from "./record/loan-record.ts";
import type { LoanStatus } from "./record/loan-status.ts";
import { type RepaymentAccount, repaymentAccountId } from "./repayment/repayment.ts";
import { type LoanPlan, loanPlanId } from "./request/loan-plan.ts";
import type { LoanRequest } from "./request/loan-request.ts";

export const moneyOf = (text: string): Money => money(decimal(text));
export const rateOf = (text: string): Rate => rate(decimal(text));

export const today = "2026-01-31";
export const mia: Borrower = {
	lastName: "Berg",
	firstName: "Mia",
	country: "Austria",
	mobile: "+043-6641234567",
	uid: "10017",
};

/** Thirty days, seven of them free. */
export const monthPlan: LoanPlan = {
	id: loanPlanId(3),
	loanPeriodDays: 30,
	freePeriodDays: 7,
	minAmount: moneyOf("100"),
	maxAmount: moneyOf("5000.5"),
	dailyRate: rateOf("0.001"),
	penaltyRate: rateOf("0.002"),
	agreement: "<p>The stored agreement</p>",
};
/** Seven days, all of them free. */
export const weekPlan: LoanPlan = {
	...monthPlan,
	id: loanPlanId(4),
	loanPeriodDays: 7,
	maxAmount: moneyOf("1000"),
};

export const record = (id: number, status: LoanStatus, change: Partial<LoanRecord> = {}): LoanRecord => ({
	id: loanId(id),
	amount: moneyOf("500"),
	loanPeriodDays: 30,
	freePeriodDays: undefined,
	dailyRate: rateOf("0.001"),
	interest: moneyOf("11.5"),
	penalty: money(zero),
	penaltyRate: rateOf("0.002"),
	status,
	createdAt: "2026-01-05 10:00:00",
	reviewedAt: undefined,
	repaymentTime: undefined,
	agreement: "",
	reason: "",
	borrower: mia,
	...change,
});

export const tether: RepaymentAccount = {
	id: repaymentAccountId(8),
	currencyCode: "USDT",
	protocolCode: "TRC20",
	address: "TXnothingToSendHere",
	price: price(decimal("1")),
};
export const ether: RepaymentAccount = {
	id: repaymentAccountId(9),
	currencyCode: "ETH",
	protocolCode: "",
	address: "0xnothingToSendHere",
	price: undefined,
};

/** A picture as the pad renders it. */
export const picture = "data:image/png;base64,aGVsbG8=";

interface Wishes {
	readonly status?: ApplicationStatus;
	readonly records?: readonly LoanRecord[];
	/** Rows per page. */
	readonly pageSize?: number;
	/** Replaces the answer to a command after it was carried out. */
	readonly replaceAnswer?: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError>;
	/** Queries that fail. */
	readonly unread?: Partial<Readonly<Record<"status" | "plans" | "records" | "today", QueryError>>>;
}

/** In-memory fake of the platform's applications and loans, with the decisions of its staff. */
export const memoryLoans = ({
	status: first = "not applied",
	records: known = [],
	pageSize = 20,
	replaceAnswer = Effect.succeed,
	unread = {},
}: Wishes = {}) => {
	let status = first;
	let application: LoanApplication | undefined;
	let records = [...known];
	const plans = [monthPlan, weekPlan];
	const accounts = [tether, ether];

	const refuse = (message: string) => Effect.fail(new Refused({ code: 0, message }));
	const carriedOut = (message: string) => replaceAnswer({ message });
	const find = (id: LoanId) => records.find((one) => one.id === id);
	const read = (id: LoanId) =>
		Effect.suspend(() => {
			const found = find(id);
			return found ? Effect.succeed(found) : refuse("No such loan");
		});
	const move = (id: LoanId, status: LoanStatus) => {
		records = records.map((one) => (one.id === id ? { ...one, status } : one));
	};
	const lend = ({ planId, amount, agreement }: LoanRequest) => {
		const plan = plans.find(({ id }) => id === planId);
		if (status !== "approved") return refuse("Not approved");
		if (
			!plan ||
			(plan.minAmount && BigDecimal.isLessThan(amount, plan.minAmount)) ||
			(plan.maxAmount && BigDecimal.isGreaterThan(amount, plan.maxAmount))
		)
			return refuse("Not this amount");
		const { dailyRate, loanPeriodDays, freePeriodDays = 0 } = plan;
		const terms = { amount, dailyRate, loanPeriodDays, freePeriodDays };
		return Effect.flatMap(
			Effect.fromResult(totalInterestRule.compute(terms)).pipe(Effect.orDie),
			({ interest }) => {
				const id = 1 + Math.max(0, ...records.map((one) => one.id));
				records.unshift(
					record(id, "waiting for review", {
						amount,
						loanPeriodDays,
						dailyRate,
						interest: money(interest),
						agreement,
					}),
				);
				return carriedOut("Asked for");
			},
		);
	};
	const orFail = <A>(error: QueryError | undefined, answer: () => A): Effect.Effect<A, QueryError> =>
		error ? Effect.fail(error) : Effect.sync(answer);

	const layer = Layer.succeed(Loans, {
		status: orFail(unread.status, () => ({
			status,
			reason: "",
			sentBefore: status === "rejected" ? application : undefined,
		})),
		submitApplication: (sent) =>
			Effect.suspend(() => {
				if (status === "waiting for approval" || status === "approved") return refuse("Already applied");
				status = "waiting for approval";
				application = sent;
				return carriedOut("Applied");
			}),
		plans: orFail(unread.plans, () => plans),
		plan: (id) =>
			Effect.suspend(() => {
				const plan = plans.find((one) => one.id === id);
				return plan ? Effect.succeed(plan) : refuse("No such plan");
			}),
		submitLoan: (request) => Effect.suspend(() => lend(request)),
		records: ({ page }) =>
			orFail(unread.records, () => ({
				rows: records.slice((page - 1) * pageSize, page * pageSize),
				total: records.length,
				extra: undefined,
			})),
		record: read,
		repaymentInfo: read,
		repaymentAccounts: Effect.sync(() => accounts),
		repay: ({ loanId: id, accountId }) =>
			Effect.suspend(() => {
				if (find(id)?.status !== "to repay" || !accounts.some((one) => one.id === accountId))
					return refuse("Nothing to repay");
				move(id, "repayment under check");
				return carriedOut("Under check");
			}),
		today: orFail(unread.today, () => today),
	});
	/** Runs a call of the port: its answer, or its failure. */
	const run = <A, E>(effect: Effect.Effect<A, E, Loans>) =>
		Effect.runPromise(Effect.result(Effect.provide(effect, layer)));
	return {
		run,
		records: () => records,
		application: () => application,
		/** The staff decides on the application. */
		decide: (verdict: "approved" | "rejected") => {
			status = verdict;
		},
		/** The staff decides on a loan. */
		move,
	};
};
