import type { Quote } from "@tradewind/domain/market";
import { type Freshness, priceStatus } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import type { Instant } from "@tradewind/domain/time";
import { BigDecimal } from "effect";

/** The result if the order ended at the current price; the platform alone decides the real one. */
export type Standing = "winning" | "losing" | "even";

/** `unknown` unless the quote may price an order at `now`. */
export const standingBy = (
	{ direction, openPrice }: Pick<MicroOrder, "direction" | "openPrice">,
	quote: Quote | undefined,
	freshness: Freshness,
	now: Instant,
): Standing | "unknown" => {
	const price = priceStatus(quote, freshness, now);
	if (price.is !== "current" || !openPrice) return "unknown";
	const order = BigDecimal.Order(price.quote.price, openPrice);
	if (order === 0) return "even";
	return order > 0 === (direction === "up") ? "winning" : "losing";
};
