import { micro as contract, type ReplyOf } from "@tradewind/contracts";
import { instrumentId } from "@tradewind/domain/market";
import { type MicroOrder, type MicroTrading, microOrderId } from "@tradewind/domain/micro";
import { money, price, rate, toText } from "@tradewind/domain/money";
import { type DeviceClock, type DeviceMoment, momentOfAnswer } from "@tradewind/domain/time";
import { Effect } from "effect";
import type { Http } from "./http.ts";
import { decimalOf, priceOrUnset } from "./wire-decimal.ts";

/** Micro trading over HTTP; `clock` tells when the platform told what is left of an order. */
export const microTrading = (http: Http, clock: DeviceClock): MicroTrading["Service"] => ({
	settings: Effect.map(http.ask(contract.getSeconds, {}), ({ sec, number }) => ({
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
		Effect.suspend(() => {
			const asked = clock();
			return Effect.map(
				http.ask(contract.getMicroOrders, { status: statuses[stage], page: String(page) }),
				({ data, total }) => {
					const measuredAt = momentOfAnswer(asked, clock());
					return { rows: data.map((order) => orderOf(order, measuredAt)), total, extra: undefined };
				},
			);
		}),
});

const statuses = { "in progress": "1", closed: "3" } as const;

const orderOf = (
	wire: ReplyOf<typeof contract.getMicroOrders>["data"][number],
	measuredAt: DeviceMoment,
): MicroOrder => ({
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
	profit: wire.Status === 3 ? money(decimalOf(wire.FactProfits)) : undefined,
	stage: wire.Status === 3 ? "closed" : "in progress",
	createdAt: wire.CreatedAtST ?? "",
	completedAt: wire.CompleteAtST || undefined,
});
