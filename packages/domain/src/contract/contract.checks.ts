import { BigDecimal } from "effect";
import { atLeast, atMost, type Check, equal, equalSum, exactSum } from "../check/check.ts";
import { notBelowZero, zero } from "../money/decimal.ts";
import type { OrderPage } from "./contract-trading.port.ts";
import type { ContractOrder, TradeUpdate } from "./order/contract-order.ts";

/** A push and the orders that the app knows as held: the totals are of all orders, and a push may have only some. */
export interface PushedTotals {
	readonly update: TradeUpdate;
	readonly held: readonly ContractOrder[];
}

/** Whether a push has exactly the held orders, all of one moment. */
const hasAll = ({ update: { orders, isOfOneMoment }, held }: PushedTotals): boolean => {
	if (!isOfOneMoment || orders.length !== held.length) return false;
	// Platforms mostly send them in the order of the list.
	if (orders.every(({ id }, at) => id === held[at]?.id)) return true;
	const ids = new Set(held.map(({ id }) => id));
	return orders.every(({ id }) => ids.delete(id));
};

export const totalProfitCheck: Check<PushedTotals> = {
	id: "orders.profit",
	says: "total floating profit = sum of the positions, up to the rounding of each of them",
	clause: "Spec 1 §4, §7, A-921",
	sides: (pushed) =>
		pushed.update.totals?.profit && hasAll(pushed)
			? equalSum(
					pushed.update.totals.profit,
					pushed.update.orders.map(({ profit }) => profit),
				)
			: undefined,
};

export const totalMarginCheck: Check<PushedTotals> = {
	id: "orders.margin",
	says: "total margin ≥ sum of the positions' margins",
	clause: "Spec 1 §4, §7",
	sides: (pushed) =>
		pushed.update.totals?.margin && hasAll(pushed)
			? atLeast(pushed.update.totals.margin, exactSum(pushed.held.map(({ margin }) => margin)))
			: undefined,
};

export const totalLevelCheck: Check<PushedTotals> = {
	id: "orders.hazard-rate",
	unit: "percent",
	says: "without positions the margin level is 0",
	clause: "Spec 1 §4, §7",
	sides: (pushed) =>
		pushed.held.length === 0 && hasAll(pushed) ? equal(pushed.update.totals?.hazardRate, zero) : undefined,
};

/** A history of which all orders have been read. Closed orders do not change, so that its pages can be of several moments. */
export interface ReadHistory {
	readonly rows: readonly ContractOrder[];
	readonly total: number;
	/** The sums in the answer that was read last. */
	readonly reported: Pick<OrderPage, "profitOfAll" | "feeOfAll" | "coverOfAll">;
}

type HistoryFigure = "profit" | "fee" | "cover";

const sumOfRows = ({ rows, total }: ReadHistory, figure: HistoryFigure) =>
	rows.length === total
		? exactSum(rows.map((row) => row[figure] ?? (isUnset(row, figure) ? zero : undefined)))
		: undefined;

/** A cancelled order has no result and no fee, and few orders have a cover. */
const isUnset = ({ stage }: ContractOrder, figure: HistoryFigure): boolean =>
	figure === "cover" || stage === "cancelled";

export const historyProfitCheck: Check<ReadHistory> = {
	id: "history.profit",
	says: "profit of all orders = sum of the orders",
	clause: "Spec 1 §3",
	sides: (history) => equal(history.reported.profitOfAll, sumOfRows(history, "profit")),
};

export const historyFeeCheck: Check<ReadHistory> = {
	id: "history.fee",
	says: "fees of all orders = sum of the orders",
	clause: "Spec 1 §3, A-413",
	sides: (history) => equal(history.reported.feeOfAll, sumOfRows(history, "fee")),
};

export const historyCoverCheck: Check<ReadHistory> = {
	id: "history.cover",
	says: "paid by the platform for all orders = sum of the orders",
	clause: "A-413",
	sides: (history) => equal(history.reported.coverOfAll, sumOfRows(history, "cover")),
};

export const closedProfitCheck: Check<ContractOrder> = {
	id: "order.profit",
	says: "the result of a closed order has the sign of its price move",
	clause: "Spec 1 §3",
	sides: ({ stage, direction, openPrice, latestPrice, profit }) => {
		if (stage !== "closed" || !openPrice || !latestPrice || !profit) return undefined;
		const move = BigDecimal.Order(latestPrice, openPrice);
		// Prices can have more decimals than the platform shows.
		if (move === 0) return undefined;
		return move > 0 === (direction === "buy") ? atLeast(profit, zero) : atMost(profit, zero);
	},
};

export const coverCheck: Check<ContractOrder> = {
	id: "order.cover",
	says: "what the platform paid ≤ the loss",
	clause: "A-413",
	sides: ({ profit, cover }) => atMost(cover, profit && notBelowZero(BigDecimal.negate(profit))),
};

export const contractChecks = [
	totalProfitCheck,
	totalMarginCheck,
	totalLevelCheck,
	historyProfitCheck,
	historyFeeCheck,
	historyCoverCheck,
	closedProfitCheck,
	coverCheck,
];
