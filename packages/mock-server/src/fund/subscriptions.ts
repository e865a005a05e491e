import { fundDailyProfitRule, redemptionPenaltyRule, returnedAmountRule } from "@tradewind/domain/fund";
import { currencyDecimals, decimal, type Money, money, rate, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { createOwned } from "../collections/owned.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import { free, plus } from "../ledger/wallet.ts";
import { checkDecimals } from "../payment/amount-decimals.ts";
import { funds, type OfferedFund } from "./funds.ts";
import { fundFinished, fundRefunded } from "./letters.ts";

const dayMs = 86_400_000;

interface Income {
	readonly id: number;
	readonly at: number;
	readonly amount: Money;
}

export interface HeldSubscription {
	readonly id: number;
	readonly customerId: number;
	readonly fund: OfferedFund;
	readonly status: "running" | "refunding" | "refunded" | "finished";
	readonly amount: Money;
	/** Milliseconds since 1970-01-01 UTC. */
	readonly at: number;
	readonly dailyProfit: Money;
	/** Oldest first. */
	readonly incomes: readonly Income[];
}

type Parts = Pick<Core, "clock" | "schedule" | "decideLater" | "ledger" | "movements" | "messages" | "site">;

/** The subscriptions to funds. The money is in `company:funds` while they run (Spec 2 §4, §9). */
export const createSubscriptions = ({
	clock,
	schedule,
	decideLater,
	ledger,
	movements,
	messages,
	site,
}: Parts) => {
	const held = createOwned<HeldSubscription>();
	let nextIncomeId = 1;

	const put = (subscription: HeldSubscription): HeldSubscription => {
		held.put(subscription);
		return subscription;
	};
	const movement = ({ id, customerId }: HeldSubscription, at: number, amount: Money) => ({
		at,
		movementId: id,
		customerId,
		kind: site.cashWallet(),
		amount,
	});

	const nextIncomeAt = ({ at, incomes }: HeldSubscription): number => at + (incomes.length + 1) * dayMs;

	/** Pays the income of every whole day up to `now`, and the amount at the end of the term. */
	const accrue = (id: number, now: number): void => {
		for (let one = held.get(id); one?.status === "running"; one = held.get(id)) {
			const at = nextIncomeAt(one);
			if (at > now) return;
			movements.credit({ ...movement(one, at, one.dailyProfit), occasion: "fund income" }, "funds");
			const paid = put({
				...one,
				incomes: [...one.incomes, { id: nextIncomeId++, at, amount: one.dailyProfit }],
			});
			if (paid.incomes.length < paid.fund.lockDays) continue;
			movements.credit({ ...movement(paid, at, paid.amount), occasion: "fund returned" }, "funds");
			put({ ...paid, status: "finished" });
			messages.send(paid.customerId, fundFinished, at);
		}
	};
	const planIncome = (id: number): void => {
		const one = held.get(id);
		if (one?.status !== "running") return;
		const at = nextIncomeAt(one);
		schedule.add(at, () => {
			accrue(id, at);
			planIncome(id);
		});
	};

	/** Pays a redemption: the amount without the penalty, which stays with the fund; false if none waits. */
	const refund = (id: number, at: number): boolean => {
		const one = held.get(id);
		if (one?.status !== "refunding") return false;
		const { penalty } = Result.getOrThrow(
			redemptionPenaltyRule.compute({
				shareAmount: one.amount,
				liquidatedDamagesPercent: rate(decimal(one.fund.penalty)),
			}),
		);
		const { returned } = Result.getOrThrow(returnedAmountRule.compute({ shareAmount: one.amount, penalty }));
		movements.credit({ ...movement(one, at, money(returned)), occasion: "fund returned" }, "funds");
		put({ ...one, status: "refunded" });
		messages.send(one.customerId, fundRefunded, at);
		return true;
	};

	const of = (customerId: number): readonly HeldSubscription[] => held.of(customerId).toReversed();

	return {
		refund,
		/** Those whose redemption waits. */
		refunding: (): readonly HeldSubscription[] => held.all().filter(({ status }) => status === "refunding"),
		/** When the running subscriptions of all customers or of one pay their next income. */
		nextIncomes: (customerId?: number): readonly number[] =>
			(customerId === undefined ? held.all() : held.of(customerId))
				.filter(({ status }) => status === "running")
				.map(nextIncomeAt),
		all: (): readonly HeldSubscription[] => held.all(),
		/** Newest first. */
		of,
		find: (customerId: number, id: number): HeldSubscription | undefined =>
			of(customerId).find((one) => one.id === id),
		/** Subscribes now, or in the past as far as a scenario needs it. */
		subscribe: (
			{ id: customerId, isDemo }: Pick<Customer, "id" | "isDemo">,
			fundId: number,
			amount: Money,
			at = clock.now(),
		): Result.Result<HeldSubscription, Refusal> => {
			const fund = funds.find(({ id }) => id === fundId);
			if (isDemo) return refuse("account.onlyReal");
			if (!fund) return refuse("fund.noSuchFund");
			const bounds = (text: string) => ({ amount: `${text} ${fund.currency}` });
			if (BigDecimal.isLessThan(amount, decimal(fund.minimum)))
				return refuse("fund.belowMinimum", bounds(fund.minimum));
			if (BigDecimal.isGreaterThan(amount, decimal(fund.maximum)))
				return refuse("fund.aboveMaximum", bounds(fund.maximum));
			const tooPrecise = checkDecimals(amount, currencyDecimals(fund.currency, 8));
			if (Result.isFailure(tooPrecise)) return Result.fail(tooPrecise.failure);
			const running = of(customerId).filter((one) => one.fund.id === fundId && one.status === "running");
			if (running.length >= fund.limit) return refuse("fund.limitReached");
			if (BigDecimal.isGreaterThan(amount, ledger.balance(free(customerId, site.cashWallet()))))
				return refuse("fund.balanceTooSmall");
			const { profit } = Result.getOrThrow(
				fundDailyProfitRule.compute({ amount, dividendPercent: rate(decimal(fund.dividend)) }),
			);
			const one = put({
				id: held.size() + 1,
				customerId,
				fund,
				status: "running",
				amount,
				at,
				dailyProfit: money(profit),
				incomes: [],
			});
			movements.debit({ ...movement(one, at, amount), occasion: "fund subscribed" }, "funds");
			accrue(one.id, clock.now());
			planIncome(one.id);
			return Result.succeed(one);
		},
		/** Asks for the redemption of a running subscription, which earns nothing from then on. */
		redeem: (customerId: number, id: number): Result.Result<void, Refusal> => {
			const one = of(customerId).find((each) => each.id === id);
			if (!one) return refuse("fund.noSuchSubscription");
			if (one.status !== "running") return refuse("fund.notRedeemable");
			put({ ...one, status: "refunding" });
			decideLater({
				since: clock.now(),
				isWaiting: () => held.get(id)?.status === "refunding",
				decide: (at) => refund(id, at),
			});
			return Result.succeed(undefined);
		},
	};
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** What was paid on a subscription so far. */
export const paidOn = ({ incomes }: HeldSubscription): Money =>
	incomes.length === 0 ? money(zero) : plus(...incomes.map(({ amount }) => amount));
