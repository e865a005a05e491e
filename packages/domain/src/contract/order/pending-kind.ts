import { BigDecimal } from "effect";
import type { Price } from "../../money/decimal.ts";
import type { Direction } from "./contract-order.ts";

export type PendingKind = "limit" | "stop";

/** A limit order waits for a better price than the latest one, a stop order for a worse one; unknown without both prices. */
export const pendingKindOf = (
	direction: Direction,
	target: Price | undefined,
	latest: Price | undefined,
): PendingKind | undefined => {
	if (!target || !latest) return undefined;
	const isBelow = BigDecimal.isLessThanOrEqualTo(target, latest);
	return isBelow === (direction === "buy") ? "limit" : "stop";
};
