import {
	type ContractOrder,
	feeRule,
	floatingProfitRule,
	marginRule,
	netProfitOf,
	netProfitRule,
	returnOnMarginRule,
} from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import type { Decimal } from "@tradewind/domain/money";
import type { SiteSettings } from "@tradewind/domain/site";
import { Result } from "effect";
import type { ComputationRule } from "../../../figures/computation.tsx";

/** A figure of an order: its rule, the inputs, the result and the platform's figure. */
export interface Calculation {
	readonly figure: "margin" | "fee" | "profit" | "closedProfit" | "netProfit" | "return";
	readonly rule: ComputationRule;
	/** The branch of the formula that applies. */
	readonly branch: string | undefined;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly result: Decimal;
	/** Absent if the platform does not report it, or not yet. */
	readonly told: Decimal | undefined;
}

/** The current terms: an order does not contain the terms at its submission. */
interface Terms {
	readonly instrument: Pick<Instrument, "contractSize" | "feeRate" | "marginMode">;
	readonly feeBasis: SiteSettings["feeBasis"];
}

/**
 * Margin, fee and profit of an order by the rules (Spec 1 §9, docs/assumptions.md, A-141), as far as they apply to
 * its stage. The fee of a pending order is not reported yet; a cancelled order has no fee.
 */
export const orderCalculations = (order: ContractOrder, terms: Terms): readonly Calculation[] => {
	const margin = marginOf(order, terms);
	if (order.stage === "cancelled") return margin;
	const fee = feeOf(order, terms);
	return order.stage === "pending" ? [...margin, ...fee] : [...margin, ...fee, ...profitOf(order, terms)];
};

const marginOf = (order: ContractOrder, { instrument }: Terms): readonly Calculation[] => {
	const { marginMode, contractSize } = instrument;
	const { quantity, multiple } = order;
	const price = order.openPrice ?? order.askedPrice;
	if (!multiple || !price) return [];
	const figures = { quantity, contractSize, price, multiple };
	const made = Result.getOrUndefined(marginRule.compute({ marginMode, ...figures }));
	if (!made) return [];
	const [rule, result, told] = [marginRule, made.margin, order.margin];
	return [{ figure: "margin", rule, branch: marginMode, figures, result, told }];
};

/** The fee of a pending order when it is filled, by the current terms. */
export const feeWhenFilled = (order: ContractOrder, terms: Terms): Decimal | undefined =>
	feeOf(order, terms)[0]?.result;

const feeOf = (order: ContractOrder, { instrument, feeBasis }: Terms): readonly Calculation[] => {
	const { quantity, margin } = order;
	if (!margin) return [];
	const figures = { quantity, margin, feeRate: instrument.feeRate };
	const made = Result.getOrUndefined(feeRule.compute({ feeType: feeBasis, ...figures }));
	if (!made) return [];
	const told = order.stage === "pending" ? undefined : order.fee;
	return [{ figure: "fee", rule: feeRule, branch: feeBasis, figures, result: made.fee, told }];
};

const profitOf = (order: ContractOrder, { instrument }: Terms): readonly Calculation[] => {
	const { direction, openPrice, quantity, profit, fee, cover, margin } = order;
	const price = order.latestPrice;
	if (!openPrice || !price || !profit || !margin) return [];
	const figures = { openPrice, price, quantity, contractSize: instrument.contractSize };
	const made = Result.getOrUndefined(floatingProfitRule.compute({ direction, ...figures }));
	const isClosed = order.stage === "closed";
	const profitFigure = isClosed ? "closedProfit" : "profit";
	const net = netProfitOf(order);
	const share = Result.getOrUndefined(returnOnMarginRule.compute({ profit, margin }));
	return [
		...(made
			? [
					{
						figure: profitFigure,
						rule: floatingProfitRule,
						branch: direction,
						figures,
						result: made.profit,
						told: profit,
					} as const,
				]
			: []),
		...(net && isClosed
			? [
					{
						figure: "netProfit",
						rule: netProfitRule,
						branch: cover && "covered",
						figures: { profit, fee, ...(cover && { cover }) },
						result: net,
						told: undefined,
					} as const,
				]
			: []),
		...(share && isClosed
			? [
					{
						figure: "return",
						rule: returnOnMarginRule,
						branch: undefined,
						figures: { profit, margin },
						result: share.percent,
						told: undefined,
					} as const,
				]
			: []),
	];
};
