import type { InstrumentCode, Quote, QuoteBoard } from "@tradewind/domain";
import { inATask } from "../shell/in-a-task.ts";

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
		inATask(() => {
			const quote = quotes.get(code);
			if (quote && !isOver) tell(quote);
		}),
	);
	return () => {
		isOver = true;
		unsubscribe();
	};
};
