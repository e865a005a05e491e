import type { InstrumentCode, Quote, QuoteBoard } from "@tradewind/domain/market";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { inOwnTask, yieldToMain } from "../state/yield-to-main.ts";

/**
 * Calls `listener` with quotes of `code`, in a task of its own, so that writing the price is not delayed. Only the last of the
 * quotes before that task is passed on. Returns the unsubscribe function; after it `listener` is not called.
 */
export const followQuote = (
	quotes: QuoteBoard,
	code: InstrumentCode,
	listener: (quote: Quote) => void,
): (() => void) => {
	let isOver = false;
	const unsubscribe = quotes.subscribe(
		code,
		inOwnTask(() => {
			const quote = quotes.get(code);
			if (quote && !isOver) listener(quote);
		}),
	);
	return () => {
		isOver = true;
		unsubscribe();
	};
};

/**
 * Calls `act` when `isStill` has become true and stays true after the quotes that had already arrived. Without this delay, the
 * first price after a pause would count as stale. Returns the unsubscribe function.
 */
export const whenStill = <Snapshot>(
	actor: Observed<Snapshot>,
	isStill: (snapshot: Snapshot) => boolean,
	act: () => void,
): (() => void) => {
	let isOver = false;
	const unsubscribe = subscribeTo(actor, isStill, async (isNow) => {
		if (!isNow) return;
		await yieldToMain();
		if (!isOver && isStill(actor.getSnapshot())) act();
	});
	return () => {
		isOver = true;
		unsubscribe();
	};
};
