import { micro as contract, type RowOf } from "@tradewind/contracts";
import { instrumentId } from "@tradewind/domain/market";
import { type MicroOrder, MicroTrading, microOrderId } from "@tradewind/domain/micro";
import { money, price, rate, toText } from "@tradewind/domain/money";
import type { DeviceMoment } from "@tradewind/domain/time";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone, priceOrUnset } from "../wire/wire-decimal.ts";
import { withMoments } from "../wire/wire-moment.ts";

/** Micro trading over HTTP. */
export const microTrading = adapter(MicroTrading, (http, { deviceClock }) => ({
	settings: Effect.map(http.query(contract.getSeconds, {}), ({ sec, number }) => ({
		options: sec.map(({ Id, Seconds, ProfitRatio, LimitAmount }) => ({
			id: Id,
			seconds: Seconds,
			profitRatio: rate(decimalOf(ProfitRatio)),
			limitAmount: money(decimalOf(LimitAmount)),
		})),
		amounts: number.map(({ Number: amount }) => money(decimalOf(amount))),
	})),
	submit: ({ instrument, direction, amount, seconds }) =>
		Effect.map(
			http.command(contract.submitMicro, {
				forex_id: String(instrument),
				type: direction === "up" ? "1" : "2",
				number: toText(amount),
				seconds: String(seconds),
			}),
			({ data, message }) => ({ id: microOrderId(data.Id), message }),
		),
	orders: ({ stage, page }) =>
		withMoments(
			deviceClock,
			http.query(contract.getMicroOrders, { status: statuses[stage], page: String(page) }),
			({ data, total }, { measuredAt }) => ({
				rows: data.map((order) => orderOf(order, measuredAt)),
				total,
				extra: undefined,
			}),
		),
}));

const statuses = { "in progress": "1", closed: "3" } as const;

const orderOf = (wire: RowOf<typeof contract.getMicroOrders>, measuredAt: DeviceMoment): MicroOrder => ({
	id: microOrderId(wire.Id),
	instrument: instrumentId(wire.ForexTradeList.Id),
	symbol: wire.ForexTradeList.ShowCode,
	direction: wire.Type === 1 ? "up" : "down",
	amount: money(decimalOf(wire.Number)),
	seconds: wire.Seconds,
	remaining: Math.max(0, wire.RemainMilliSeconds),
	measuredAt,
	openPrice: price(decimalOf(wire.OpenPrice)),
	endPrice: priceOrUnset(wire.EndPrice),
	profitRatio: rate(decimalOf(wire.ProfitRatio)),
	profit: wire.Status === 3 ? figureOrNone(wire.FactProfits, money) : undefined,
	stage: wire.Status === 3 ? "closed" : "in progress",
	createdAt: wire.CreatedAtST ?? "",
	completedAt: wire.CompleteAtST || undefined,
});
