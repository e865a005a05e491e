import { decimal, price } from "@tradewind/domain/money";
import { Schema } from "effect";
import type { Clock } from "../clock/clock.ts";
import { command } from "../commands/command.ts";
import { Milliseconds, Price } from "../commands/fields.schema.ts";
import { findInstrument } from "./find-instrument.ts";
import type { Instrument } from "./instrument.ts";
import type { Market } from "./market.ts";

export interface MarketParts {
	readonly market: Market;
	readonly clock: Clock;
	readonly settle: () => boolean;
	readonly applyQuote: (instrument: Instrument) => void;
}

const PinPrice = Schema.Struct({ code: Schema.NonEmptyString, price: Price });

const OpenMarket = Schema.Struct({
	code: Schema.NonEmptyString,
	open: Schema.Boolean,
	/** When a market that this closes opens again; not planned without it. */
	reopensInMs: Schema.optionalKey(Milliseconds),
});

export const marketCommands = ({ market, clock, settle, applyQuote }: MarketParts) => ({
	/** Sets the price of an instrument; its movement continues from there. */
	price: command(PinPrice, ({ code, price: text }): void => {
		const moved = findInstrument(market, code);
		settle();
		moved.pin(clock.now(), price(decimal(text)));
		applyQuote(moved);
	}),

	/** Opens or closes the market of an instrument. */
	market: command(OpenMarket, ({ code, open, reopensInMs }): void => {
		const changed = findInstrument(market, code);
		settle();
		const now = clock.now();
		changed.setOpen(now, open, reopensInMs === undefined ? undefined : now + reopensInMs);
	}),
});
