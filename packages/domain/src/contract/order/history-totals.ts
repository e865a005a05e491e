import { BigDecimal, Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import { sumOf, sumOfKnown } from "../../sum/sum-of.ts";
import type { OrderPage } from "../contract-trading.port.ts";
import { netProfitRule } from "../figures/net-profit.rule.ts";
import type { ContractOrder } from "./contract-order.ts";

/** The sums of a history. `net` is the profit after fees and covers, by `contract.net-profit`. */
export interface HistoryTotals {
	readonly profit: Money | undefined;
	readonly fee: Money | undefined;
	/** Absent if the platform covered nothing. */
	readonly cover: Money | undefined;
	readonly net: Money | undefined;
}

type Reported = Pick<OrderPage, "profitOfAll" | "feeOfAll" | "coverOfAll">;

/**
 * The sums of a filtered history (Spec 1 §3, docs/assumptions.md, A-413): as the platform reports them, else from its
 * orders once all of them have been read.
 */
export const historyTotals = (
	reported: Reported | undefined,
	{ rows, total }: { readonly rows: readonly ContractOrder[]; readonly total: number },
): HistoryTotals => {
	const isAll = reported !== undefined && rows.length >= total;
	const sum = (figures: readonly (Money | undefined)[]) => {
		const total = sumOfKnown(figures);
		return total && money(total);
	};
	const profit = reported?.profitOfAll;
	const fee = reported?.feeOfAll ?? (isAll ? sum(rows.map((row) => row.fee)) : undefined);
	const cover = reported?.coverOfAll ?? money(sumOf(isAll ? rows.flatMap((row) => row.cover ?? []) : []));
	const net =
		profit && fee && Result.getOrUndefined(netProfitRule.compute({ profit, fee, cover }))?.netProfit;
	return { profit, fee, cover: BigDecimal.isZero(cover) ? undefined : cover, net: net && money(net) };
};
