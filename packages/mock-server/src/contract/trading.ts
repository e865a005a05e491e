import type { Core } from "../core/core.ts";
import { createExecution } from "./execution.ts";
import { createLookAhead } from "./look-ahead.ts";
import { createMatching } from "./matching.ts";
import type { OpenOrder } from "./order.ts";
import { createOrderBook } from "./order-book.ts";
import { createOrderFeed } from "./order-feed.ts";
import { closedFrame } from "./order-frames.ts";
import { createOrderService } from "./order-service.ts";
import { createPastTrades } from "./past-trades.ts";
import { createSettlement } from "./settlement.ts";
import { createTotals } from "./totals.ts";
import { createTradeEvents } from "./trade-events.ts";

/** The contract orders of all customers: their book, and what executes, settles and publishes them. */
export const createTrading = ({ site, market, ledger, clock, startedAt, hub, settling }: Core) => {
	const book = createOrderBook();
	const totals = createTotals(book, ledger);
	const tradeEvents = createTradeEvents();
	const execution = createExecution(book, ledger, site, tradeEvents);
	const feed = createOrderFeed(book, totals);
	const publishClosed = (customerId: number, ids: readonly number[]): void =>
		hub.sendTo(customerId, closedFrame(ids));
	const onClosed = ({ customerId, id }: OpenOrder): void => publishClosed(customerId, [id]);
	const matching = createMatching(book, execution, totals, onClosed);
	hub.addFeed(feed);
	const lookAhead = createLookAhead(book, totals);
	settling.follow(createSettlement({ market, book, matching, lookAhead }, startedAt).settle);
	settling.followQuotes(matching.apply);
	return {
		book,
		totals,
		tradeEvents,
		execution,
		publishClosed,
		onClosed,
		orderService: createOrderService({ market, book, execution, clock }, onClosed),
		pastTrades: createPastTrades(market, book, execution),
		setPushRate: feed.setPushRate,
	};
};
