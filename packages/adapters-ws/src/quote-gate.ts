import type { Instant, Quote } from "@tradewind/domain";
import { type MarketFrame, quoteOf } from "./incoming.ts";

/** Asks for `flush` to be called once, soon; gives back how to call it off. */
export type Schedule = (flush: () => void) => () => void;

export interface QuoteGate {
	readonly take: (frame: MarketFrame, receivedAt: Instant) => void;
	/** Hands over what is waiting, now. */
	readonly flush: () => void;
	/** Drops what is waiting. */
	readonly shut: () => void;
}

/**
 * Keeps the last quote of each instrument until the scheduled moment and hands them over together. Of two quotes of one
 * instrument the one made later stays. Only what is handed over is turned into exact decimals.
 */
export const createQuoteGate = (
	schedule: Schedule,
	handOver: (quotes: readonly Quote[], lastReceivedAt: Instant) => void,
): QuoteGate => {
	let waiting = new Map<string, { readonly frame: MarketFrame; readonly receivedAt: Instant }>();
	let callOff: (() => void) | undefined;
	let lastReceivedAt: Instant | undefined;

	const flush = () => {
		callOff?.();
		callOff = undefined;
		if (lastReceivedAt === undefined) return;
		const [batch, at] = [waiting, lastReceivedAt];
		waiting = new Map();
		lastReceivedAt = undefined;
		handOver(
			Array.from(batch.values(), ({ frame, receivedAt }) => quoteOf(frame, receivedAt)),
			at,
		);
	};

	return {
		take: (frame, receivedAt) => {
			const known = waiting.get(frame.symbol);
			if (known === undefined || known.frame.time <= frame.time)
				waiting.set(frame.symbol, { frame, receivedAt });
			lastReceivedAt = receivedAt;
			callOff ??= schedule(flush);
		},
		flush,
		shut: () => {
			callOff?.();
			callOff = undefined;
			waiting = new Map();
			lastReceivedAt = undefined;
		},
	};
};
