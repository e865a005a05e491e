import { BigDecimal } from "effect";
import type { Quote } from "../market/quote.ts";
import type { Instant } from "../time/instant.ts";

/**
 * How far the prices on the screen can be believed. `live`: prices flow on a connection that went live at `since`.
 * `stale`: connected, but no price has come since `since`. `offline`: not connected, the last price came at `since`.
 * All on this device's clock.
 */
export type Freshness =
	| { readonly is: "live"; readonly since: Instant }
	| { readonly is: "stale"; readonly since: Instant }
	| { readonly is: "offline"; readonly since: Instant };

/** Milliseconds without a price after which a live connection counts as stale. */
export const staleAfterMs = 10_000;

/** Milliseconds for which a quote may price an order. */
export const quoteLifetimeMs = 15_000;

/** Milliseconds by which a device's clock may go back unnoticed: it is put right in small steps all the time. */
const clockAdjustmentMs = 1_000;

/**
 * Milliseconds from `since` to `now`, both on this device's clock. What seems to come from the future is infinitely old:
 * the clock was set back, and nobody knows how old it really is.
 */
export const ageOf = (since: Instant, now: Instant): number =>
	since - now > clockAdjustmentMs ? Number.POSITIVE_INFINITY : Math.max(0, now - since);

/** Whether a quote may price an order, or why not. `since` says how long that has been so, where it is known. */
export type PriceStatus =
	| { readonly is: "current"; readonly quote: Quote }
	| {
			readonly is: "not current";
			readonly reason: "offline" | "stale" | "no quote" | "from before the reconnect" | "too old";
			readonly since: Instant | undefined;
	  };

/**
 * Judges the last quote of an instrument at the moment `now` (this device's clock): it may price an order while prices
 * flow, if it came on the present connection and is at most 15 s old (`quoteLifetime`). One that is not above zero, or that
 * nobody knows the making of, is no price to order at (docs/assumptions.md, A-154).
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
