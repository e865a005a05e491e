import type { Quote } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { type Freshness, priceStatus } from "@tradewind/domain/realtime";
import type { Instant } from "@tradewind/domain/time";
import { BigDecimal } from "effect";

/** How an order would end if it ended at the price of this moment; only the platform says how it does end. */
export type Standing = "winning" | "losing" | "even";

/** By a quote that may price an order at `now`; `unknown` by any other: an old one says nothing of how the order stands. */
export const standingBy = (
	{ direction, openPrice }: Pick<MicroOrder, "direction" | "openPrice">,
	quote: Quote | undefined,
	freshness: Freshness,
	now: Instant,
): Standing | "unknown" => {
	const price = priceStatus(quote, freshness, now);
	if (price.is !== "current") return "unknown";
	const order = BigDecimal.Order(price.quote.price, openPrice);
	if (order === 0) return "even";
	return order > 0 === (direction === "up") ? "winning" : "losing";
};
