import { fund as calls } from "@tradewind/contracts";
import { decimal, money, toText, zero } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { dayInZone } from "@tradewind/domain/time";
import { Result } from "effect";
import { pageOf, refuse, reply } from "../api/answer.ts";
import { earliest, type Moments } from "../api/moments.ts";
import { customerRoute, publicRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import { plus } from "../ledger/wallet.ts";
import { fundCommands } from "./fund.commands.ts";
import { waitingRedemptions } from "./fund.waiting.ts";
import { funds, wireFund } from "./funds.ts";
import { createSubscriptions, type HeldSubscription, paidOn } from "./subscriptions.ts";

const pageSize = 20;

/** A page as the funds write it: with the number of the last page. */
const fundPage = <Row, WireRow>(rows: readonly Row[], page: string, toWire: (row: Row) => WireRow) => ({
	data: pageOf(rows, page, pageSize).data.map(toWire),
	last_page: Math.max(1, Math.ceil(rows.length / pageSize)),
});

export const fund = (core: Core) => {
	const { clock } = core;
	const subscriptions = createSubscriptions(core);
	return {
		subscriptions,
		commands: fundCommands(core, subscriptions),
		report: () => ({
			subscriptions: subscriptions.all().map((one) => {
				const { get_fund, ...shown } = wireSubscription(one, "en");
				const { dividend_percentage } = get_fund;
				return { customerId: one.customerId, ...shown, dividend_percentage, incomes: one.incomes.length };
			}),
		}),
		waiting: () => waitingRedemptions(subscriptions),
		moments: {
			"fund income paid": {
				of: ["account"],
				next: ({ customerId }) => earliest(subscriptions.nextIncomes(customerId)),
			},
		} satisfies Moments,
		routes: [
			publicRoute(calls.getFunds, ({ input, language }) =>
				reply(fundPage(funds, input.page, (one) => wireFund(one, language))),
			),

			publicRoute(calls.getFund, ({ input, language }) => {
				const found = funds.find(({ id }) => String(id) === input.id);
				return found ? reply(wireFund(found, language)) : refuse("fund.noSuchFund");
			}),

			customerRoute(calls.getTotals, ({ customer }) => {
				const held = subscriptions.of(customer.id);
				const dayOf = (at: number) => dayInZone(at / 1000, core.site.info().timezone || "GMT");
				const now = dayOf(clock.now());
				const today = held.flatMap(({ incomes }) => incomes.filter(({ at }) => dayOf(at) === now));
				const bound = held.filter(({ status }) => status === "running" || status === "refunding");
				return reply({
					total_share_amount: toText(plus(money(zero), ...bound.map(({ amount }) => amount))),
					today_fund_amount: toText(plus(money(zero), ...today.map(({ amount }) => amount))),
					total_fund_amount: toText(plus(money(zero), ...held.map(paidOn))),
				});
			}),

			customerRoute(calls.getSubscriptions, ({ input, customer, language }) =>
				reply(fundPage(subscriptions.of(customer.id), input.page, (one) => wireSubscription(one, language))),
			),

			customerRoute(calls.getIncomes, ({ input, customer }) => {
				const found = subscriptions.find(customer.id, Number(input.sub_id));
				if (!found) return refuse("fund.noSuchSubscription");
				return reply(
					fundPage(found.incomes.toReversed(), input.page, ({ id, at, amount }) => ({
						id,
						interest: toText(amount),
						created_at: dateTimeText(at),
					})),
				);
			}),

			customerRoute(calls.subscribe, ({ input, customer }) =>
				Result.flatMap(
					subscriptions.subscribe(customer, Number(input.id), money(decimal(input.amount))),
					() => reply({}, "fund.subscribed"),
				),
			),

			customerRoute(calls.redeem, ({ input, customer }) =>
				Result.flatMap(subscriptions.redeem(customer.id, Number(input.sub_id)), () =>
					reply({}, "fund.redemptionSent"),
				),
			),
		],
	};
};

const statuses = { running: 1, refunding: 2, refunded: 3, finished: 4 } as const;

const wireSubscription = (one: HeldSubscription, language: LanguageCode) => ({
	id: one.id,
	status: statuses[one.status],
	share_amount: toText(one.amount),
	sub_time: dateTimeText(one.at),
	day_profit: toText(one.dailyProfit),
	sum_profit: toText(paidOn(one)),
	get_fund: wireFund(one.fund, language),
});
