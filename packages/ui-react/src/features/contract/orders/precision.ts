import type { ContractOrder } from "@tradewind/domain";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { useApp } from "../../../shell/app.ts";
import { useSelected } from "../../../shell/use-selected.ts";

/** Decimals of an order's prices: its instrument's, or what they need where it is not traded any more. */
export const usePricePrecision = (order: ContractOrder): number =>
	useSelected(
		useApp().market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.pricePrecision,
	) ?? decimalsOf(order.latestPrice);
