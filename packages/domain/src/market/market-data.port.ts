import { Context, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Candle, Period } from "./candle.ts";
import type { Category, Instrument, InstrumentId, Sparkline } from "./instrument.ts";
import type { Quote } from "./quote.ts";

export interface InstrumentList {
	readonly instruments: readonly Instrument[];
	/** The quotes that came with the instruments. */
	readonly quotes: readonly Quote[];
}

/** Instruments and their prices (Spec 1 §7, Trading). All queries. */
export class MarketData extends Context.Service<
	MarketData,
	{
		readonly instruments: Effect.Effect<InstrumentList, QueryError>;
		/** Instruments found by the platform's search; some may not be in the list. */
		readonly search: (text: string) => Effect.Effect<InstrumentList, QueryError>;
		readonly categories: Effect.Effect<readonly Category[], QueryError>;
		readonly sparklines: Effect.Effect<readonly Sparkline[], QueryError>;
		/** Oldest first, strictly ascending; the last bar is still forming. */
		readonly candles: (input: {
			readonly instrument: InstrumentId;
			readonly period: Period;
		}) => Effect.Effect<readonly Candle[], QueryError>;
	}
>()("@tradewind/domain/market/MarketData") {}
