import type { Instrument } from "../market/instrument.ts";
import type { Market } from "../market/market.ts";
import { type EncodedFrame, encodeFrame } from "./encoded-frame.ts";
import { pauseMs } from "./feed.ts";
import { klineFrames, marketFrame } from "./frames.ts";

export const candleTopic = "KLINE.";

/** What is new of a topic. The frames are made when the first subscriber needs them, once for all. */
export interface Update {
	readonly topic: string;
	readonly frames: () => readonly EncodedFrame[];
}

/** The new quotes of the market, and the candles that they change. */
export const createMarketUpdates = (market: Market) => {
	const publishedStep = new Map<Instrument, number>();
	const candlesSentAt = new Map<Instrument, number>();

	const candles = (instrument: Instrument, at: number): readonly EncodedFrame[] =>
		klineFrames(instrument, at).map(encodeFrame);
	const updatesOf = (instrument: Instrument, at: number): readonly Update[] => {
		const quote = {
			topic: "DAY_MARKET",
			frames: once(() => [encodeFrame(marketFrame(instrument, at))]),
		};
		if (at - (candlesSentAt.get(instrument) ?? 0) < pauseMs) return [quote];
		const frames = once(() => {
			candlesSentAt.set(instrument, at);
			return candles(instrument, at);
		});
		return [quote, { topic: `${candleTopic}${instrument.listing.code}`, frames }];
	};

	return {
		/** The forming candles of all periods. */
		candles,
		/** Of the instruments that have quoted since the last call. */
		since: (now: number): readonly Update[] =>
			market.all().flatMap((instrument) => {
				const step = instrument.stepAt(now);
				if (step === publishedStep.get(instrument) || !instrument.isOpen(now)) return [];
				publishedStep.set(instrument, step);
				return updatesOf(instrument, now);
			}),
		/** Of an instrument whose price was set. */
		unscheduled: (instrument: Instrument, now: number): readonly Update[] => {
			candlesSentAt.delete(instrument);
			return updatesOf(instrument, now);
		},
	};
};

const once = <Made>(make: () => Made): (() => Made) => {
	let made: { readonly value: Made } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
};
