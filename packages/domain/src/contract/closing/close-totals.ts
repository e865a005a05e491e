import { type Money, money } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { netProfitOf } from "../order/net-profit.ts";

export interface CloseTotals {
	/** Before fees. */
	readonly profit: Money | undefined;
	readonly fee: Money | undefined;
	/** After fees and covers, by `contract.net-profit`. */
	readonly net: Money | undefined;
}

/** The sums over positions that are closed together, or over their results. A sum with an unknown figure is absent. */
export const closeTotals = (orders: readonly ContractOrder[]): CloseTotals => ({
	profit: sum(orders.map(({ profit }) => profit)),
	fee: sum(orders.map(({ fee }) => fee)),
	net: sum(orders.map(netProfitOf)),
});

const sum = (figures: readonly (Money | undefined)[]): Money | undefined => {
	const total = sumOfKnown(figures);
	return total && money(total);
};
