import { BigDecimal } from "effect";
import type { Instant } from "../time/instant.ts";
import type { Quote } from "./quote.ts";

/**
 * Freshness of the shown prices. `live`: prices arrive on a connection that went live at `since`. `stale`: connected,
 * but no price has arrived since `since`. `offline`: not connected, the last price arrived at `since`. All times are
 * on this device's clock.
 */
export type Freshness =
	| { readonly is: "live"; readonly since: Instant }
	| { readonly is: "stale"; readonly since: Instant }
	| { readonly is: "offline"; readonly since: Instant };

/** Milliseconds without a price after which a live connection is stale. */
export const staleAfterMs = 10_000;

/** Milliseconds for which a quote may price an order. */
export const quoteLifetimeMs = 15_000;

/** Milliseconds by which a device's clock may step back: clocks are adjusted in small steps. */
const clockAdjustmentMs = 1_000;

/**
 * Milliseconds from `since` to `now` on this device's clock. A time in the future has infinite age: the clock was set
 * back, and the real age is unknown.
 */
export const ageOf = (since: Instant, now: Instant): number =>
	since - now > clockAdjustmentMs ? Number.POSITIVE_INFINITY : Math.max(0, now - since);

/** Whether a quote may price an order, or why not. `since` is the start of that condition, if known. */
export type PriceStatus =
	| { readonly is: "current"; readonly quote: Quote }
	| {
			readonly is: "not current";
			readonly reason: "offline" | "stale" | "no quote" | "from before the reconnect" | "too old";
			readonly since: Instant | undefined;
	  };

/**
 * Judges the last quote of an instrument at `now` on this device's clock. It may price an order while prices arrive,
 * if it came on the current connection and is at most 15 s old (`quoteLifetimeMs`). A quote that is not above zero or
 * has no creation time is not accepted (docs/assumptions.md, A-154).
 */
export const priceStatus = (quote: Quote | undefined, freshness: Freshness, now: Instant): PriceStatus => {
	if (freshness.is !== "live") return notCurrent(freshness.is, freshness.since);
	if (!quote?.madeAt || !BigDecimal.isPositive(quote.price)) return notCurrent("no quote", undefined);
	if (quote.receivedAt < freshness.since) return notCurrent("from before the reconnect", quote.receivedAt);
	if (ageOf(quote.receivedAt, now) > quoteLifetimeMs) return notCurrent("too old", quote.receivedAt);
	return { is: "current", quote };
};

const notCurrent = (
	reason: Extract<PriceStatus, { is: "not current" }>["reason"],
	since: Instant | undefined,
): PriceStatus => ({ is: "not current", reason, since });
