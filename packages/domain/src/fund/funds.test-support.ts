import { BigDecimal, Effect, Layer, Result } from "effect";
import type { CommandDone } from "../command/command.ts";
import { decimal, type Money, money, type Rate, rate, zero } from "../money/decimal.ts";
import { type CommandError, type QueryError, Refused } from "../request/request.errors.ts";
import { fundDailyProfitRule } from "./figures/daily-profit.rule.ts";
import { type Fund, fundId } from "./fund.ts";
import type { FundPage } from "./fund-page.ts";
import { Funds } from "./funds.port.ts";
import {
	type Income,
	type Subscription,
	type SubscriptionId,
	type SubscriptionOrder,
	type SubscriptionStatus,
	subscriptionId,
} from "./subscription/subscription.ts";

export const moneyOf = (text: string): Money => money(decimal(text));
export const rateOf = (text: string): Rate => rate(decimal(text));

export const steady: Fund = {
	id: fundId(3),
	title: "Steady 30",
	image: "",
	currency: "USDT",
	dividendPercent: rateOf("0.5"),
	minimum: moneyOf("100"),
	maximum: moneyOf("5000"),
	limit: decimal("10"),
	lockDays: 30,
	penaltyPercent: rateOf("3"),
	description: "<p>Pays daily.</p>",
};
export const other: Fund = {
	...steady,
	id: fundId(4),
	title: "Other",
	minimum: undefined,
	maximum: undefined,
};

export const running: Subscription = {
	id: subscriptionId(11),
	fund: steady,
	status: "running",
	amount: moneyOf("1000"),
	subscribedAt: "2026-01-05 10:00:00",
	dailyProfit: moneyOf("5"),
	totalProfit: moneyOf("0"),
};
export const inStatus = (status: SubscriptionStatus): Subscription => ({ ...running, status });

interface Memory {
	readonly subscriptions?: readonly Subscription[];
	readonly free?: Money;
	readonly pageSize?: number;
	/** Replaces the answer to a command after it was carried out. */
	readonly replaceAnswer?: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError>;
	/** Fails the readings of subscriptions. */
	readonly unreadable?: QueryError | undefined;
}

/** In-memory fake of the platform: funds, and one customer's money in them; newest subscriptions first. */
export const memoryFunds = ({
	subscriptions = [],
	free = moneyOf("10000"),
	pageSize = 2,
	replaceAnswer = Effect.succeed,
	unreadable,
}: Memory = {}) => {
	const funds = [steady, other];
	const incomes = new Map<SubscriptionId, readonly Income[]>();
	let held = [...subscriptions].sort((a, b) => b.id - a.id);
	let balance = free;
	let pagesRead = 0;
	const refused = (message: string) => new Refused({ code: 0, message });
	const pageOf = <Row>(rows: readonly Row[], page: number): FundPage<Row> => ({
		rows: rows.slice((page - 1) * pageSize, page * pageSize),
		isLast: page * pageSize >= rows.length,
	});
	const command = (does: () => CommandDone | Refused): Effect.Effect<CommandDone, CommandError> =>
		Effect.suspend(() => {
			const done = does();
			return done instanceof Refused ? Effect.fail(done) : replaceAnswer(done);
		});
	const move = (id: SubscriptionId, from: SubscriptionStatus, to: SubscriptionStatus): boolean => {
		const moved = held.some((one) => one.id === id && one.status === from);
		held = held.map((one) => (one.id === id && moved ? { ...one, status: to } : one));
		return moved;
	};
	const subscribe = ({ fund: id, amount }: SubscriptionOrder): CommandDone | Refused => {
		const fund = funds.find((one) => one.id === id);
		if (!fund) return refused("No such fund");
		if (BigDecimal.isGreaterThan(amount, balance)) return refused("Not enough money");
		if (fund.minimum && BigDecimal.isLessThan(amount, fund.minimum)) return refused("Too little");
		if (fund.maximum && BigDecimal.isGreaterThan(amount, fund.maximum)) return refused("Too much");
		const daily = fundDailyProfitRule.compute({ amount, dividendPercent: fund.dividendPercent });
		balance = money(BigDecimal.subtract(balance, amount));
		held = [
			{
				id: subscriptionId(Math.max(0, ...held.map((one) => one.id)) + 1),
				fund,
				status: "running",
				amount,
				subscribedAt: "2026-01-06 09:00:00",
				dailyProfit: money(Result.getOrThrow(daily).profit),
				totalProfit: moneyOf("0"),
			},
			...held,
		];
		return { message: "Subscribed" };
	};
	const layer = Layer.succeed(Funds, {
		funds: (page) => Effect.succeed(pageOf(funds, page)),
		fund: (id) => {
			const fund = funds.find((one) => one.id === id);
			return fund ? Effect.succeed(fund) : Effect.fail(refused("No such fund"));
		},
		summary: Effect.sync(() => ({
			subscribed: money(BigDecimal.sumAll(held.map(({ amount }) => amount))),
			incomeToday: money(BigDecimal.sumAll(held.map(({ dailyProfit = money(zero) }) => dailyProfit))),
			totalIncome: money(BigDecimal.sumAll(held.map(({ totalProfit = money(zero) }) => totalProfit))),
		})),
		subscriptions: (page) =>
			Effect.suspend(() => {
				pagesRead++;
				return unreadable ? Effect.fail(unreadable) : Effect.succeed(pageOf(held, page));
			}),
		incomes: ({ subscription, page }) => Effect.sync(() => pageOf(incomes.get(subscription) ?? [], page)),
		subscribe: (order) => command(() => subscribe(order)),
		redeem: (id) =>
			command(() => (move(id, "running", "refunding") ? { message: "Asked for" } : refused("Not running"))),
	});
	return {
		layer,
		held: () => held,
		balance: () => balance,
		pagesRead: () => pagesRead,
		settle: (id: SubscriptionId) => move(id, "refunding", "refunded"),
		finish: (id: SubscriptionId) => move(id, "running", "finished"),
	};
};

/** Runs an effect on that platform. */
export const on = <A, E>(
	{ layer }: { readonly layer: Layer.Layer<Funds> },
	run: Effect.Effect<A, E, Funds>,
): Promise<A> => Effect.runPromise(Effect.provide(run, layer));
