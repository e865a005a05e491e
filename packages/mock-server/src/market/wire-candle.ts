import { formatFixed } from "@tradewind/domain/money";
import type { TimedBar } from "./instrument.ts";
import { type Ticks, toPrice } from "./price/ticks.ts";

export const wirePrice = (ticks: Ticks, precision: number): string =>
	formatFixed(toPrice(ticks, precision), precision, "down");

export const wireCandle = (bar: TimedBar, precision: number) => ({
	Time: bar.time,
	Open: wirePrice(bar.open, precision),
	High: wirePrice(bar.high, precision),
	Low: wirePrice(bar.low, precision),
	Close: wirePrice(bar.close, precision),
	Volume: String(bar.volume),
});
