import type { realtime } from "@tradewind/contracts";
import { formatFixed, toText } from "@tradewind/domain/money";
import type { Instrument } from "../market/instrument.ts";
import { levels } from "../market/price/levels.ts";
import { wireCandle } from "../market/wire-candle.ts";

type ServerFrame = realtime.ServerFrame;

export const marketFrame = (instrument: Instrument, at: number): ServerFrame => ({
	type: "DAY_MARKET",
	symbol: instrument.listing.code,
	time: instrument.quotedAt(at),
	quotation: {
		close: formatFixed(instrument.price(at), instrument.listing.precision, "down"),
		change: toText(instrument.change(at)),
	},
});

/** The forming bar of every period. */
export const klineFrames = (instrument: Instrument, at: number): readonly ServerFrame[] =>
	levels.flatMap(({ period }): readonly ServerFrame[] => {
		const bar = instrument.forming(period, at);
		if (!bar) return [];
		const data = { Period: period, ...wireCandle(bar, instrument.listing.precision) };
		return [{ type: "KLINE", symbol: instrument.listing.code, data }];
	});
