import type { Price, Rate } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";

/** The last known price of an instrument, with its creation and arrival time. */
export interface Quote {
	readonly code: InstrumentCode;
	readonly price: Price;
	/** Percent since the day's open, signed; `undefined` if the platform does not report it. */
	readonly change: Rate | undefined;
	/** On the platform's clock; 0 if unknown: every quote with a time is newer. */
	readonly madeAt: Instant;
	/** On this device's clock. A repeated quote keeps its first arrival time (docs/assumptions.md, A-16). */
	readonly receivedAt: Instant;
}
