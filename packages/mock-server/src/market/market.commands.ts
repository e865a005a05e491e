import { decimal, price } from "@tradewind/domain/money";
import { Schema } from "effect";
import type { Clock } from "../clock/clock.ts";
import { command } from "../commands/command.ts";
import { InstrumentCode, Milliseconds, Price } from "../commands/fields.schema.ts";
import { findInstrument } from "./find-instrument.ts";
import type { Instrument } from "./instrument.ts";
import type { Market } from "./market.ts";

export interface MarketParts {
	readonly market: Market;
	readonly clock: Clock;
	readonly settle: () => boolean;
	readonly applyQuote: (instrument: Instrument) => void;
}

const PinPrice = Schema.Struct({ code: InstrumentCode, price: Price });

const OpenMarket = Schema.Struct({
	code: InstrumentCode,
	open: Schema.Boolean,
	reopensInMs: Schema.optionalKey(
		Milliseconds.annotate({
			description: "When a market that this closes opens again; not planned without it",
		}),
	),
});

export const marketCommands = ({ market, clock, settle, applyQuote }: MarketParts) => ({
	price: command(
		{
			does: "Sets the price of an instrument. Its movement continues from there.",
			example: { code: "EURUSD", price: "1.09" },
		},
		PinPrice,
		({ code, price: text }): void => {
			const moved = findInstrument(market, code);
			settle();
			moved.pin(clock.now(), price(decimal(text)));
			applyQuote(moved);
		},
	),

	market: command(
		{
			does: "Opens or closes the market of an instrument.",
			example: { code: "EURUSD", open: false, reopensInMs: 60_000 },
		},
		OpenMarket,
		({ code, open, reopensInMs }): void => {
			const changed = findInstrument(market, code);
			settle();
			const now = clock.now();
			changed.setOpen(now, open, reopensInMs === undefined ? undefined : now + reopensInMs);
		},
	),
});
