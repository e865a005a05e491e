import { fund as contract, type ReplyOf } from "@tradewind/contracts";
import {
	type Fund,
	type FundPage,
	Funds,
	fundId,
	type Income,
	type Subscription,
	subscriptionId,
} from "@tradewind/domain/fund";
import { type Money, money, rate, toText } from "@tradewind/domain/money";
import { BigDecimal, Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";

/** Funds over HTTP. */
export const funds = adapter(Funds, (http) => ({
	funds: (page) => Effect.map(http.query(contract.getFunds, { page: String(page) }), pageOf(page, fundOf)),
	fund: (id) => Effect.map(http.query(contract.getFund, { id: String(id) }), fundOf),
	summary: Effect.map(http.query(contract.getTotals, {}), (reply) => ({
		subscribed: money(decimalOf(reply.total_share_amount)),
		incomeToday: money(decimalOf(reply.today_fund_amount)),
		totalIncome: money(decimalOf(reply.total_fund_amount)),
	})),
	subscriptions: (page) =>
		Effect.map(http.query(contract.getSubscriptions, { page: String(page) }), pageOf(page, subscriptionOf)),
	incomes: ({ subscription, page }) =>
		Effect.map(
			http.query(contract.getIncomes, { sub_id: String(subscription), page: String(page) }),
			pageOf(page, incomeOf),
		),
	subscribe: ({ fund, amount }) =>
		http.done(contract.subscribe, { id: String(fund), amount: toText(amount) }),
	redeem: (id) => http.done(contract.redeem, { sub_id: String(id) }),
}));

const pageOf =
	<Wire, Row>(page: number, rowOf: (row: Wire) => Row) =>
	(reply: { readonly data: readonly Wire[]; readonly last_page: number }): FundPage<Row> => ({
		rows: reply.data.map(rowOf),
		isLast: page >= reply.last_page,
	});

type WireFund = ReplyOf<typeof contract.getFund>;

const fundOf = (item: WireFund): Fund => ({
	id: fundId(item.id),
	title: item.title ?? "",
	image: item.image ?? "",
	currency: item.currency_code,
	dividendPercent: rate(decimalOf(item.dividend_percentage)),
	minimum: boundOf(item.staring_sub_amount),
	maximum: boundOf(item.max_sub_amount),
	limit: figureOrNone(item.limit_num, (figure) => figure),
	lockDays: item.lock_dividend_days,
	penaltyPercent: rate(decimalOf(item.liquidated_damages)),
	description: item.desc ?? "",
});

/** Zero is no bound (docs/assumptions.md, A-391). */
const boundOf = (text: string | null | undefined): Money | undefined => {
	const bound = figureOrNone(text, money);
	return bound && BigDecimal.isPositive(bound) ? bound : undefined;
};

const statuses = { 1: "running", 2: "refunding", 3: "refunded", 4: "finished" } as const;

const subscriptionOf = (item: ReplyOf<typeof contract.getSubscriptions>["data"][number]): Subscription => ({
	id: subscriptionId(item.id),
	fund: fundOf(item.get_fund),
	status: statuses[item.status],
	amount: money(decimalOf(item.share_amount)),
	subscribedAt: item.sub_time ?? "",
	dailyProfit: money(decimalOf(item.day_profit)),
	totalProfit: money(decimalOf(item.sum_profit)),
});

const incomeOf = (item: ReplyOf<typeof contract.getIncomes>["data"][number]): Income => ({
	id: item.id,
	interest: money(decimalOf(item.interest)),
	createdAt: item.created_at ?? "",
});
