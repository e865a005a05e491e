import { contract, market, type ReplyOf } from "@tradewind/contracts";
import { type ContractOrder, ContractTrading, type OrderTotals, orderId } from "@tradewind/domain/contract";
import { instrumentCode, instrumentId, unnamedInstrument } from "@tradewind/domain/market";
import { money, price, quantity, rate, toText } from "@tradewind/domain/money";
import { BigDecimal, Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { type Http, totalOf } from "../http/http.ts";
import { decimalOf, figureOrNone, priceOrUnset, textOrUnset } from "../wire/wire-decimal.ts";
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
		Effect.gen(function* () {
			const reply = yield* http.query(contract.getMyDeal, {
				status: statuses[tab],
				page: String(page),
				...wireRange(range),
			});
			const { data } = reply;
			const listed = data.every(namesItsInstrument) ? none : yield* listedInstruments(http);
			return {
				orders: data.map((order) => orderOf(order, listed.get(order.ForexTradeLists?.ShowCode ?? ""))),
				total: totalOf(data, reply.total, page),
				profitOfAll: figureOrNone(reply.all_fact_profits, money),
				feeOfAll: figureOrNone(reply.all_trade_fee, money),
				coverOfAll: figureOrNone(reply.all_cover_money, money),
				totals: totalsOf(reply),
			};
		}),
}));

type WirePage = ReplyOf<typeof contract.getMyDeal>;
type WireOrder = WirePage["data"][number];

const statuses = { holding: "1", pending: "0", history: "3" } as const;
const stages = { 0: "pending", 1: "holding", 3: "closed", 4: "cancelled" } as const;

interface ListedInstrument {
	readonly Id: number;
	readonly Code: string;
}
type Listed = ReadonlyMap<string, ListedInstrument>;
const none: Listed = new Map();

const namesItsInstrument = ({ ForexId, ForexTradeLists }: WireOrder): boolean =>
	Boolean(ForexId && ForexTradeLists?.Code);

/** The instruments by their `ShowCode`, for orders that name nothing else; none if they cannot be read. */
const listedInstruments = (http: Http): Effect.Effect<Listed> =>
	Effect.match(http.query(market.getTradeList, {}), {
		onSuccess: (list): Listed => new Map(list.map((one) => [one.ShowCode ?? one.Code, one])),
		onFailure: () => none,
	});

/** No totals if none of the three is there. */
const totalsOf = ({ ProfitsTotal, HazardRate, CautionMoneyAll }: WirePage): OrderTotals | undefined =>
	ProfitsTotal || HazardRate || CautionMoneyAll
		? {
				profit: figureOrNone(ProfitsTotal, money),
				hazardRate: figureOrNone(HazardRate, rate),
				margin: figureOrNone(CautionMoneyAll, money),
			}
		: undefined;

const orderOf = (wire: WireOrder, listed: ListedInstrument | undefined): ContractOrder => ({
	id: orderId(wire.Id),
	instrument: someOf(wire.ForexId ?? listed?.Id, instrumentId),
	code: someOf(wire.ForexTradeLists?.Code ?? listed?.Code, instrumentCode),
	symbol: wire.ForexTradeLists?.ShowCode ?? wire.ForexTradeLists?.Code ?? unnamedInstrument,
	isCopy: wire.FollowType === copied,
	direction: wire.OrderType === 1 ? "buy" : "sell",
	quantity: quantity(decimalOf(wire.Quantity)),
	multiple: figureOrNone(wire.Multiple, rate),
	askedPrice: figureOrNone(wire.OriginPrice, price),
	openPrice: priceOrUnset(wire.Price),
	latestPrice: priceOrUnset(wire.UpdatePrice),
	profit: figureOrNone(wire.FactProfits, money),
	margin: figureOrNone(wire.CautionMoney, money),
	fee: figureOrNone(wire.TradeFee, money),
	cover: coverOf(wire.CoverMoney),
	stopLoss: priceOrUnset(wire.TargetLossPrice),
	takeProfit: priceOrUnset(wire.TargetProfitPrice),
	stage: stages[wire.Status],
	createdAt: wire.CreateTimeHandler ?? "",
	completedAt: wire.CompleteTimeHandler || undefined,
});

/** The `FollowType` of an order that was opened by copying (Spec 2 §3). */
const copied = 2;

const coverOf = (wire: WireOrder["CoverMoney"]) => {
	const cover = figureOrNone(wire, money);
	return cover && !BigDecimal.isZero(cover) ? cover : undefined;
};

const someOf = <Wire, Value>(wire: Wire | undefined, as: (wire: Wire) => Value): Value | undefined =>
	wire === undefined ? undefined : as(wire);
