import { micro as contract, type RowOf } from "@tradewind/contracts";
import { instrumentId, unnamedInstrument } from "@tradewind/domain/market";
import { type MicroOrder, MicroTrading, microOrderId } from "@tradewind/domain/micro";
import { money, rate, toText } from "@tradewind/domain/money";
import type { DeviceMoment } from "@tradewind/domain/time";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { totalOf } from "../http/http.ts";
import { decimalOf, figureOrNone, priceOrUnset } from "../wire/wire-decimal.ts";
import { withMoments } from "../wire/wire-moment.ts";

/** Micro trading over HTTP. */
export const microTrading = adapter(MicroTrading, (http, { deviceClock }) => ({
	settings: Effect.map(http.query(contract.getSeconds, {}), ({ sec, number }) => ({
		options: sec.map(({ Id, Seconds, ProfitRatio, LimitAmount }) => ({
			id: Id ?? Seconds,
			seconds: Seconds,
			profitRatio: rate(decimalOf(ProfitRatio)),
			limitAmount: figureOrNone(LimitAmount, money),
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
				total: totalOf(data, total, page),
				extra: undefined,
			}),
		),
}));

const statuses = { "in progress": "1", closed: "3" } as const;

const orderOf = (wire: RowOf<typeof contract.getMicroOrders>, measuredAt: DeviceMoment): MicroOrder => ({
	id: microOrderId(wire.Id),
	instrument: wire.ForexTradeList?.Id ? instrumentId(wire.ForexTradeList.Id) : undefined,
	symbol: wire.ForexTradeList?.ShowCode ?? wire.ForexTradeList?.Code ?? unnamedInstrument,
	direction: wire.Type === 1 ? "up" : "down",
	amount: money(decimalOf(wire.Number)),
	seconds: wire.Seconds,
	remaining: remainingOf(wire),
	measuredAt,
	openPrice: priceOrUnset(wire.OpenPrice),
	endPrice: priceOrUnset(wire.EndPrice),
	profitRatio: figureOrNone(wire.ProfitRatio, rate),
	profit: wire.Status === 3 ? figureOrNone(wire.FactProfits, money) : undefined,
	stage: wire.Status === 3 ? "closed" : "in progress",
	createdAt: wire.CreatedAtST ?? "",
	completedAt: wire.CompleteAtST || undefined,
});

/** A closed order has no time left, also if the platform does not report that. */
const remainingOf = ({
	Status,
	RemainMilliSeconds,
}: RowOf<typeof contract.getMicroOrders>): number | undefined =>
	typeof RemainMilliSeconds === "number" ? Math.max(0, RemainMilliSeconds) : Status === 3 ? 0 : undefined;
