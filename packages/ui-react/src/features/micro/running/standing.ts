import type { MicroOrder, Price } from "@tradewind/domain";
import { BigDecimal } from "effect";

/** How an order would end if it ended at a price; only the platform says how it does end. */
export type Standing = "winning" | "losing" | "even";

export const standingAt = (
	{ direction, openPrice }: Pick<MicroOrder, "direction" | "openPrice">,
	price: Price,
): Standing => {
	const order = BigDecimal.Order(price, openPrice);
	if (order === 0) return "even";
	return order > 0 === (direction === "up") ? "winning" : "losing";
};
