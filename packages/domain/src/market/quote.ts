import type { Price, Rate } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";

/** The last known price of an instrument; it knows when it was made and when it came. */
export interface Quote {
	readonly code: InstrumentCode;
	readonly price: Price;
	/** Percent since the open of the day, signed. */
	readonly change: Rate;
	/** On the platform's clock; 0 where the platform doesn't tell: every quote that bears a time is newer. */
	readonly madeAt: Instant;
	/** On this device's clock; what a list repeats was received when it was news (docs/assumptions.md, A-16). */
	readonly receivedAt: Instant;
}
