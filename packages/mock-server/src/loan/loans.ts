import {
	canRepay,
	isOpen,
	isOwed,
	type LoanStatus,
	type LoanTerms,
	type Owed,
	owedAfter,
} from "@tradewind/domain/loan";
import { formatFixed, type Money, money, zero } from "@tradewind/domain/money";
import { type CalendarDay, dayAfter, dayInZone, daysBetween, startOfDay } from "@tradewind/domain/time";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { createOwned } from "../collections/owned.ts";
import type { Core } from "../core/core.ts";
import { minus } from "../ledger/wallet.ts";
import { checkDecimals } from "../payment/amount-decimals.ts";
import type { Text } from "../words/words.ts";
import { loanPaidOut, loanRejected, repaymentAccepted, repaymentRefused } from "./letters.ts";
import { plans } from "./plans.ts";

const none = money(zero);

/** No time zone is further ahead of GMT; all differ from it by a multiple of a quarter of an hour. */
const furthestZoneSeconds = 14 * 3_600;
const zoneStepMs = 15 * 60_000;

export interface Loan extends LoanTerms {
	readonly id: number;
	readonly customerId: number;
	readonly status: LoanStatus;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly createdAt: number;
	readonly reviewedAt: number | undefined;
	/** When the last proof was sent: from then on nothing accrues, unless the proof is refused. */
	readonly provedAt: number | undefined;
	readonly repaidAt: number | undefined;
	/** HTML, as it was signed. */
	readonly agreement: string;
	/** Of a rejection, or of a repayment that was not accepted. */
	readonly reason: Text | undefined;
}

export interface NewLoan {
	readonly customerId: number;
	readonly planId: number;
	readonly amount: Money;
	readonly agreement: string;
}

type Parts = Pick<Core, "clock" | "decideLater" | "messages" | "site" | "ledger" | "movements">;

/** The loans of all customers. Their money moves through the ledger; their figures follow the rules of the domain. */
export const createLoans = ({ clock, decideLater, messages, site, ledger, movements }: Parts) => {
	const loans = createOwned<Loan>();
	let blocks = true;
	let accrues = false;

	const change = (loan: Loan, changed: Partial<Loan>): Loan => {
		const next = { ...loan, ...changed };
		loans.put(next);
		return next;
	};
	const dayOf = (at: number): CalendarDay => dayInZone(at / 1000, site.info().timezone || "GMT");
	const of = (customerId: number): readonly Loan[] => loans.of(customerId).toReversed();
	const firstOf = (customerId: number, isLike: (loan: Loan) => boolean): Loan | undefined =>
		of(customerId).findLast(isLike);
	const firstWith = (customerId: number, wanted: LoanStatus): Loan | undefined =>
		firstOf(customerId, ({ status }) => status === wanted);

	const daysLent = ({ reviewedAt, provedAt }: Loan, at: number): number =>
		reviewedAt === undefined ? 0 : daysBetween(dayOf(reviewedAt), dayOf(provedAt ?? at));

	/**
	 * Interest, penalty and their sum with the principal, at `at`. A loan that is not paid out yet has the costs of its
	 * contract.
	 */
	const owed = (loan: Loan, at: number): Owed => {
		if (loan.status === "rejected") return { interest: none, penalty: none, amount: loan.amount };
		return Result.getOrThrow(owedAfter(loan, daysLent(loan, at), accrues));
	};

	/** Decides the oldest waiting loan of a customer; false if there is none. */
	const decide = (customerId: number, rejected: Text | undefined, at: number): boolean => {
		const loan = firstWith(customerId, "waiting for review");
		if (!loan) return false;
		change(loan, { status: rejected ? "rejected" : "to repay", reviewedAt: at, reason: rejected });
		const kind = site.loanWallet();
		if (!rejected)
			movements.credit(
				{
					at,
					occasion: "loan paid out",
					movementId: loan.id,
					customerId,
					kind,
					amount: loan.amount,
				},
				"lending",
			);
		messages.send(customerId, rejected ? loanRejected(rejected) : loanPaidOut(kind), at);
		return true;
	};

	/** Accepts or refuses the proof that waits; false if there is none. The money comes from outside. */
	const decideRepayment = (customerId: number, refused: Text | undefined, at: number): boolean => {
		const loan = firstWith(customerId, "repayment under check");
		if (!loan) return false;
		if (refused) change(loan, { status: "to repay", provedAt: undefined, reason: refused });
		else {
			const { amount } = owed(loan, at);
			ledger.post({
				at,
				occasion: "loan repaid",
				orderId: undefined,
				movementId: loan.id,
				postings: [
					{ account: "company:outside", amount: minus(amount) },
					{ account: "company:lending", amount },
				],
			});
			change(loan, { status: "repaid", repaidAt: at, reason: undefined });
		}
		messages.send(customerId, refused ? repaymentRefused(refused) : repaymentAccepted, at);
		return true;
	};

	return {
		of,
		/** Oldest first. */
		all: (): readonly Loan[] => loans.all(),
		find: (id: number): Loan | undefined => loans.get(id),
		/** The days for which a loan has been lent at `at`, until its proof was sent. */
		daysLent,
		owed,
		today: (): CalendarDay => dayOf(clock.now()),
		/** The last days without a penalty of the loans to repay, of all customers or of one. */
		dueDays: (customerId?: number): readonly CalendarDay[] =>
			(customerId === undefined ? loans.all() : loans.of(customerId)).flatMap(
				({ status, reviewedAt, loanPeriodDays }) =>
					status === "to repay" && reviewedAt !== undefined
						? [dayAfter(dayOf(reviewedAt), loanPeriodDays)]
						: [],
			),
		/** The moment at which a day begins in the time zone of the site. */
		startOf: (day: CalendarDay, daysLater = 0): number => {
			const begun = dayAfter(day, daysLater);
			let at = ((startOfDay(begun) ?? 0) - furthestZoneSeconds) * 1000;
			while (dayOf(at) < begun) at += zoneStepMs;
			return at;
		},
		decide,
		decideRepayment,

		/** Stores a loan that waits for its review; the caller has checked that the customer may borrow. */
		submit: (
			{ customerId, planId, amount, agreement }: NewLoan,
			createdAt = clock.now(),
		): Result.Result<Loan, Refusal> => {
			const plan = plans.find(({ id }) => id === planId);
			if (!plan) return refuse("loan.noSuchPlan");
			const { id: _, minAmount, maxAmount, ...terms } = plan;
			if (BigDecimal.isLessThan(amount, minAmount) || BigDecimal.isGreaterThan(amount, maxAmount))
				return refuse("loan.amountOutside", {
					minimum: formatFixed(minAmount, 2, "down"),
					maximum: formatFixed(maxAmount, 2, "down"),
				});
			const tooPrecise = checkDecimals(amount, 2);
			if (Result.isFailure(tooPrecise)) return Result.fail(tooPrecise.failure);
			const open = firstOf(customerId, isOpen);
			if (open) return refuse("loan.otherOpen", { number: String(open.id) });
			const loan: Loan = {
				...terms,
				id: loans.size() + 1,
				customerId,
				amount,
				agreement,
				status: "waiting for review",
				createdAt,
				reviewedAt: undefined,
				provedAt: undefined,
				repaidAt: undefined,
				reason: undefined,
			};
			loans.put(loan);
			decideLater({
				since: createdAt,
				isWaiting: () => loans.get(loan.id) === loan,
				decide: (at) => decide(customerId, undefined, at),
			});
			return Result.succeed(loan);
		},

		/** Takes the report of a repayment; its proof is then checked. */
		repay: (loan: Loan, provedAt = clock.now()): Result.Result<void, Refusal> => {
			if (!canRepay(loan)) return refuse("loan.notToRepay");
			const proved = change(loan, { status: "repayment under check", provedAt, reason: undefined });
			decideLater({
				since: provedAt,
				isWaiting: () => loans.get(loan.id) === proved,
				decide: (at) => decideRepayment(loan.customerId, undefined, at),
			});
			return Result.succeed(undefined);
		},

		/** Whether the interest grows by the day. */
		accrues: (): boolean => accrues,
		/** Whether the interest grows by the day; off by default: it is that of the contract from the first day (Spec 2 §9, A-371). */
		setAccrual: (isOn: boolean): void => {
			accrues = isOn;
		},
		/** Whether unpaid loans block withdrawals and transfers; on by default (Spec 2 §6, A-374). */
		setBlocking: (isOn: boolean): void => {
			blocks = isOn;
		},
		/** Why the customer may not withdraw or transfer money: an unpaid loan. Call it before either. */
		block: (customerId: number): Result.Result<void, Refusal> => {
			const unpaid = firstOf(customerId, isOwed);
			return blocks && unpaid
				? refuse("loan.unpaid", { number: String(unpaid.id) })
				: Result.succeed(undefined);
		},
	};
};

export type Loans = ReturnType<typeof createLoans>;
