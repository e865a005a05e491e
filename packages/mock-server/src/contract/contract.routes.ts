import { contract as calls, type InputOf } from "@tradewind/contracts";
import { decimal, toText } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { pageOf, reply } from "../api/answer.ts";
import { requestedRange } from "../api/requested-range.ts";
import { customerRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";
import { contractCommands } from "./contract.commands.ts";
import type { Order } from "./order.ts";
import { createTrading } from "./trading.ts";
import { priceOrNone } from "./wire-figures.ts";
import { wireOrder, wireTotals } from "./wire-order.ts";

export const contract = (core: Core) => {
	const trading = createTrading(core);
	const { orderService, book, totals } = trading;
	const { clock } = core;

	return {
		...trading,
		commands: contractCommands(core, trading),
		report: () => ({
			orders: book
				.all()
				.map((order) => ({ customerId: order.customerId, ...wireOrder(order, clock.now(), "en") })),
		}),
		routes: [
			customerRoute(calls.submitContract, ({ input, customer }) =>
				Result.flatMap(orderService.submit(customer.id, input), ({ id }) =>
					reply({ Id: id }, "order.placed"),
				),
			),

			customerRoute(calls.closeContract, ({ input, customer }) =>
				Result.flatMap(orderService.close(customer.id, input.id), () => reply({}, "order.closed")),
			),

			customerRoute(calls.cancelContract, ({ input, customer }) =>
				Result.flatMap(orderService.cancel(customer.id, input.id), () => reply({}, "order.cancelled")),
			),

			customerRoute(calls.setStopPrice, ({ input, customer }) => {
				const stops = {
					stopLoss: priceOrNone(input.stop_loss_price),
					takeProfit: priceOrNone(input.target_profit_price),
				};
				return Result.flatMap(orderService.setStops(customer.id, input.id, stops), () =>
					reply({}, "order.stopsSaved"),
				);
			}),

			customerRoute(calls.getMyDeal, ({ input, customer, language }) =>
				Result.flatMap(requestedRange(input), (isInRange) => {
					const rows = book
						.allOf(customer.id)
						.filter((order) => isAsked(order, input.status, isInRange))
						.sort(newestFirst)
						.map((order) => wireOrder(order, clock.now(), language));
					return reply({
						...pageOf(rows, input.page),
						all_fact_profits: sumOf(rows.map(({ FactProfits }) => FactProfits)),
						all_trade_fee: sumOf(rows.map(({ TradeFee }) => TradeFee)),
						all_cover_money: sumOf(rows.map(({ CoverMoney }) => CoverMoney)),
						...wireTotals(totals.at(customer.id, clock.now())),
					});
				}),
			),
		],
	};
};

export type Contract = ReturnType<typeof contract>;

const isAsked = (
	{ stage, completedAt }: Order,
	status: InputOf<typeof calls.getMyDeal>["status"],
	isInRange: (at: number) => boolean,
): boolean => {
	if (status === "1") return stage === "holding";
	if (status === "0") return stage === "pending";
	return completedAt !== undefined && isInRange(completedAt);
};

const sumOf = (texts: readonly string[]): string => toText(BigDecimal.sumAll(texts.map(decimal)));

const newestFirst = (one: Order, other: Order): number =>
	(other.completedAt ?? 0) - (one.completedAt ?? 0) || other.id - one.id;
