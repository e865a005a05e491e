import type { Price, Rate } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";

/** The last known price of an instrument; it knows when it was made and when it came. */
export interface Quote {
	readonly code: InstrumentCode;
	readonly price: Price;
	/** Percent since the open of the day, signed. */
	readonly change: Rate;
	/** On the platform's clock. */
	readonly madeAt: Instant;
	/** On this device's clock. */
	readonly receivedAt: Instant;
}

/** Milliseconds by which a quote may come late and still be told from the platform's clock being put right. */
const latest = 15_000;

/**
 * Whether `quote` takes the place of `known`: it was not made before it. What has stood for 15 s gives way to any quote
 * that comes: one that bears a time from the future would else hold off all that follow.
 */
export const replaces = (quote: Quote, known: Quote | undefined): boolean =>
	known === undefined || quote.madeAt >= known.madeAt || quote.receivedAt - known.receivedAt > latest;
