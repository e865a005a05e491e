import { fund as contract, type ReplyOf, type RowOf } from "@tradewind/contracts";
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
		subscribed: figureOrNone(reply.total_share_amount, money),
		incomeToday: figureOrNone(reply.today_fund_amount, money),
		totalIncome: figureOrNone(reply.total_fund_amount, money),
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
	({ data, last_page }: FundReply<Wire>): FundPage<Row> => ({
		rows: data.map(rowOf),
		/** Without the number of the last page the list ends with a page without rows. */
		isLast: typeof last_page === "number" ? page >= last_page : data.length === 0,
	});

interface FundReply<Wire> {
	readonly data: readonly Wire[];
	readonly last_page?: number | null;
}

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

const subscriptionOf = (item: RowOf<typeof contract.getSubscriptions>): Subscription => ({
	id: subscriptionId(item.id),
	fund: subscribedFundOf(item.get_fund),
	status: statuses[item.status],
	amount: money(decimalOf(item.share_amount)),
	subscribedAt: item.sub_time ?? "",
	dailyProfit: figureOrNone(item.day_profit, money),
	totalProfit: figureOrNone(item.sum_profit, money),
});

const subscribedFundOf = (
	item: RowOf<typeof contract.getSubscriptions>["get_fund"],
): Subscription["fund"] => ({
	id: item?.id ? fundId(item.id) : undefined,
	title: item?.title ?? "",
	image: item?.image ?? "",
	currency: item?.currency_code ?? "",
	lockDays: item?.lock_dividend_days ?? undefined,
	penaltyPercent: figureOrNone(item?.liquidated_damages, rate),
});

const incomeOf = (item: RowOf<typeof contract.getIncomes>): Income => ({
	id: item.id,
	interest: figureOrNone(item.interest, money),
	createdAt: item.created_at ?? "",
});
