import type { InstrumentCode, Quote, QuoteBoard } from "@tradewind/domain/market";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { inOwnTask, yieldToMain } from "../state/yield-to-main.ts";

/**
 * Tells `tell` of each quote of `code`, in a task of its own: for what follows from a price, and must not hold up the writing
 * of it. Of quotes that come before that task, the last alone is told. Gives back the end of it, after which none is told.
 */
export const followQuote = (
	quotes: QuoteBoard,
	code: InstrumentCode,
	tell: (quote: Quote) => void,
): (() => void) => {
	let isOver = false;
	const unsubscribe = quotes.subscribe(
		code,
		inOwnTask(() => {
			const quote = quotes.get(code);
			if (quote && !isOver) tell(quote);
		}),
	);
	return () => {
		isOver = true;
		unsubscribe();
	};
};

/**
 * Calls `act` when `isStill` of an actor that is told of quotes so has become true, and is yet once a quote that had come by then
 * has been told: else a price that comes after a silence would be taken for one that stands still. Gives back the end of it.
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
