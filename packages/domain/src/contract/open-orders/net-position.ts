import { BigDecimal } from "effect";
import { type Money, money, type Quantity, quantity, zero } from "../../money/decimal.ts";
import { sumOf, sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder, Direction } from "../order/contract-order.ts";

/** Several positions of one instrument, taken as one. */
export interface NetPosition {
	/** `undefined` if buys and sells are equal. */
	readonly direction: Direction | undefined;
	readonly quantity: Quantity;
	/** The sum before fees; `undefined` if the platform does not report one of them. */
	readonly profit: Money | undefined;
}

/** The net position of `orders`, which are all of one instrument (docs/assumptions.md, A-660). */
export const netPositionOf = (
	orders: readonly Pick<ContractOrder, "direction" | "quantity" | "profit">[],
): NetPosition => {
	const net = sumOf(
		orders.map((order) => (order.direction === "buy" ? order.quantity : BigDecimal.negate(order.quantity))),
	);
	const side = BigDecimal.Order(net, zero);
	const profit = sumOfKnown(orders.map((order) => order.profit));
	return {
		direction: side === 0 ? undefined : side > 0 ? "buy" : "sell",
		quantity: quantity(BigDecimal.abs(net)),
		profit: profit && money(profit),
	};
};
