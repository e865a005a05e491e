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

	const quote = keptForStep((instrument, at) => [encodeFrame(marketFrame(instrument, at))]);
	const candles = keptForStep((instrument, at) => klineFrames(instrument, at).map(encodeFrame));
	const updatesOf = (instrument: Instrument, at: number): readonly Update[] => {
		const quoted = { topic: "DAY_MARKET", frames: () => quote(instrument, at) };
		if (at - (candlesSentAt.get(instrument) ?? 0) < pauseMs) return [quoted];
		const frames = () => {
			candlesSentAt.set(instrument, at);
			return candles(instrument, at);
		};
		return [quoted, { topic: `${candleTopic}${instrument.listing.code}`, frames }];
	};

	return {
		/** The last quote. */
		quote,
		/** The forming candles of all periods. */
		candles,
		/** Of the instruments that have quoted since the last call. */
		since: (now: number): readonly Update[] =>
			market.all().flatMap((instrument) => {
				const step = instrument.stepAt(now);
				if (step === publishedStep.get(instrument) || !instrument.isQuoting(now)) return [];
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

type Frames = (instrument: Instrument, at: number) => readonly EncodedFrame[];

/** Keeps the frames of each instrument until its next quote, or until its course is changed. */
const keptForStep = (make: Frames): Frames => {
	const kept = new Map<Instrument, { readonly of: string; readonly frames: readonly EncodedFrame[] }>();
	return (instrument, at) => {
		const of = `${instrument.stepAt(at)} ${instrument.interventions()}`;
		const before = kept.get(instrument);
		if (before?.of === of) return before.frames;
		const frames = make(instrument, at);
		kept.set(instrument, { of, frames });
		return frames;
	};
};
