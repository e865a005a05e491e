import { BigDecimal } from "effect";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import type { EndReason } from "./activity.ts";

/**
 * Whether a close price is at a stop of the order or beyond it. The platform reports no reason.
 */
export const endReason = ({
	direction,
	latestPrice,
	stopLoss,
	takeProfit,
}: Pick<ContractOrder, "direction" | "latestPrice" | "stopLoss" | "takeProfit">): EndReason | undefined => {
	if (!latestPrice) return undefined;
	const [floor, ceiling] = direction === "buy" ? [stopLoss, takeProfit] : [takeProfit, stopLoss];
	const [below, above] =
		direction === "buy" ? (["stop-loss", "take-profit"] as const) : (["take-profit", "stop-loss"] as const);
	if (floor && BigDecimal.isLessThanOrEqualTo(latestPrice, floor)) return below;
	if (ceiling && BigDecimal.isGreaterThanOrEqualTo(latestPrice, ceiling)) return above;
	return undefined;
};
