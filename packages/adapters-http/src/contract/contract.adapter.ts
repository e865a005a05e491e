import { contract, type ReplyOf } from "@tradewind/contracts";
import { type ContractOrder, ContractTrading, type OrderTotals, orderId } from "@tradewind/domain/contract";
import { instrumentCode, instrumentId } from "@tradewind/domain/market";
import { money, price, quantity, rate, toText } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, priceOrUnset, textOrUnset } from "../wire/wire-decimal.ts";
import { wireRange } from "../wire/wire-range.ts";

/** Contract trading over HTTP. */
export const contractTrading = adapter(ContractTrading, (http) => ({
	submit: (order) =>
		Effect.map(
			http.command(contract.submitContract, {
				type: order.direction === "buy" ? "1" : "2",
				cont: toText(order.quantity),
				forex_id: String(order.instrument),
				status: order.targetPrice === undefined ? "1" : "0",
				target_price: textOrUnset(order.targetPrice),
				stop_loss_price: textOrUnset(order.stopLoss),
				target_profit_price: textOrUnset(order.takeProfit),
				multiple: toText(order.multiple),
			}),
			({ data, message }) => ({ id: orderId(data.Id), message }),
		),
	close: (id) => http.done(contract.closeContract, { id: String(id) }),
	cancel: (id) => http.done(contract.cancelContract, { id: String(id) }),
	setStops: ({ id, stopLoss, takeProfit }) =>
		http.done(contract.setStopPrice, {
			id: String(id),
			stop_loss_price: textOrUnset(stopLoss),
			target_profit_price: textOrUnset(takeProfit),
		}),
	orders: ({ tab, page, range }) =>
		Effect.map(
			http.query(contract.getMyDeal, {
				status: statuses[tab],
				page: String(page),
				...wireRange(range),
			}),
			(reply) => ({
				orders: reply.data.map(orderOf),
				total: reply.total,
				profitOfAll: money(decimalOf(reply.all_fact_profits)),
				totals: totalsOf(reply),
			}),
		),
}));

type WirePage = ReplyOf<typeof contract.getMyDeal>;

const statuses = { holding: "1", pending: "0", history: "3" } as const;
const stages = { 0: "pending", 1: "holding", 3: "closed", 4: "cancelled" } as const;

const totalsOf = (page: WirePage): OrderTotals => ({
	profit: money(decimalOf(page.ProfitsTotal)),
	hazardRate: rate(decimalOf(page.HazardRate)),
	margin: money(decimalOf(page.CautionMoneyAll)),
});

const orderOf = (wire: WirePage["data"][number]): ContractOrder => ({
	id: orderId(wire.Id),
	instrument: instrumentId(wire.ForexId),
	code: instrumentCode(wire.ForexTradeLists.Code),
	symbol: wire.ForexTradeLists.ShowCode,
	direction: wire.OrderType === 1 ? "buy" : "sell",
	quantity: quantity(decimalOf(wire.Quantity)),
	multiple: rate(decimalOf(wire.Multiple)),
	askedPrice: price(decimalOf(wire.OriginPrice)),
	openPrice: priceOrUnset(wire.Price),
	latestPrice: price(decimalOf(wire.UpdatePrice)),
	profit: money(decimalOf(wire.FactProfits)),
	margin: money(decimalOf(wire.CautionMoney)),
	fee: money(decimalOf(wire.TradeFee)),
	stopLoss: priceOrUnset(wire.TargetLossPrice),
	takeProfit: priceOrUnset(wire.TargetProfitPrice),
	stage: stages[wire.Status],
	createdAt: wire.CreateTimeHandler ?? "",
	completedAt: wire.CompleteTimeHandler || undefined,
});
