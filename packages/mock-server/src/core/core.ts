import { createFirstAnswers } from "../api/first-answers.ts";
import { createRequestLog } from "../api/request-log.ts";
import type { Clock } from "../clock/clock.ts";
import { createDueList } from "../clock/due-list.ts";
import { createExecution } from "../contract/execution.ts";
import { createMatching } from "../contract/matching.ts";
import type { OpenOrder } from "../contract/order.ts";
import { createOrderBook } from "../contract/order-book.ts";
import { createOrderService } from "../contract/order-service.ts";
import { createSettlement } from "../contract/settlement.ts";
import { createTotals } from "../contract/totals.ts";
import { createTradeEvents } from "../contract/trade-events.ts";
import { createCopying } from "../copy-trading/copying.ts";
import { createFollows } from "../copy-trading/follows.ts";
import { createLeaders } from "../copy-trading/leaders.ts";
import { createViewedOrders } from "../copy-trading/viewed-orders.ts";
import { createSessions } from "../customers/sessions.ts";
import { tokensFor } from "../customers/tokens.ts";
import { createHttpFaults } from "../faults/http-faults.ts";
import { createLedger } from "../ledger/ledger.ts";
import { createMovements } from "../ledger/movements.ts";
import { createLoans } from "../loan/loans.ts";
import type { Instrument } from "../market/instrument.ts";
import { createMarket } from "../market/market.ts";
import { createMessages } from "../messages/messages.ts";
import { createMicroBook } from "../micro/micro-book.ts";
import { createMicroOrderService } from "../micro/micro-order-service.ts";
import { createMicroOffer } from "../micro/settings.ts";
import { createHub } from "../realtime/hub.ts";
import { createSocketFaults } from "../realtime/socket-faults.ts";
import { codesFor, createCodes } from "../security/codes.ts";
import { createDevices } from "../security/devices.ts";
import { createPasskeys } from "../security/passkeys.ts";
import { createTries } from "../security/tries.ts";
import { createSite } from "../site/site.ts";
import { createUploads } from "../upload/uploads.ts";
import { createViewers } from "../upload/viewers.ts";
import { createReviews } from "../verification/reviews.ts";

/** Above the ids of customers' orders. */
const firstLeaderOrderId = 1_000_501;

/** What a world is made of. */
export interface Setting {
	readonly seed: string;
	readonly clock: Clock;
	/** The origin of the app's pages. */
	readonly origin: () => string;
}

/** The state that every noun may use, in memory: accounts, market, trading, realtime, faults. A scenario fills it. */
export const createCore = ({ seed, clock, origin }: Setting) => {
	const startedAt = clock.now();
	const site = createSite();
	const market = createMarket(seed);
	const sessions = createSessions(tokensFor(clock, `${seed}/${startedAt}`), clock);
	const tries = createTries(clock);
	const ledger = createLedger();
	const book = createOrderBook();
	const totals = createTotals(book, ledger);
	const tradeEvents = createTradeEvents();
	const execution = createExecution(book, ledger, site, tradeEvents);
	/** The scheduled events, in the order of their times. */
	const schedule = createDueList();
	const leaderBook = createOrderBook(firstLeaderOrderId);
	const leaderExecution = createExecution(leaderBook, ledger, site, tradeEvents);
	const viewedOrders = createViewedOrders({ book, leaderBook, sessions });
	const socketFaults = createSocketFaults(clock);
	const hub = createHub({ market, sessions, book, totals, viewedOrders, clock, faults: socketFaults });
	const onClosed = ({ customerId, id }: OpenOrder) => hub.publishClosed(customerId, [id]);
	const matching = createMatching(book, execution, totals, onClosed);
	const follows = createFollows();
	tradeEvents.listen(createCopying({ follows, book, execution, site, onClosed }));
	const settlement = createSettlement(market, book, matching, startedAt);
	const messages = createMessages();
	const movements = createMovements(ledger);
	const uploads = createUploads(tokensFor(clock, `${seed}/${startedAt}/uploads`));
	const microBook = createMicroBook();
	const microOffer = createMicroOffer();
	const microOrderService = createMicroOrderService({ market, ledger, site, clock }, microBook, microOffer);

	return {
		seed,
		clock,
		origin,
		startedAt,
		messages,
		site,
		market,
		sessions,
		devices: createDevices(sessions, clock),
		tries,
		codes: createCodes(clock, codesFor(clock, `${seed}/${startedAt}/codes`), tries),
		passkeys: createPasskeys({
			clock,
			newChallenge: tokensFor(clock, `${seed}/${startedAt}/challenges`),
			origin,
		}),
		uploads,
		reviews: createReviews({ clock, schedule, sessions, messages, uploads, site }),
		viewers: createViewers(tokensFor(clock, `${seed}/${startedAt}/viewers`)),
		ledger,
		movements,
		loans: createLoans({ clock, schedule, messages, site, ledger, movements }),
		book,
		totals,
		execution,
		orderService: createOrderService({ market, book, execution, clock }, onClosed),
		schedule,
		follows,
		viewedOrders,
		leaderExecution,
		leaders: createLeaders({
			seed,
			market,
			clock,
			ledger,
			schedule,
			book: leaderBook,
			execution: leaderExecution,
		}),
		microBook,
		microOffer,
		microOrderService,
		hub,
		httpFaults: createHttpFaults(),
		socketFaults,
		requestLog: createRequestLog(),
		firstAnswers: createFirstAnswers(clock),
		/** Applies the quotes up to now to the orders, and the schedule in between, until `isOver`; returns whether all is done. */
		settle: (isOver?: () => boolean): boolean => {
			const now = clock.now();
			for (let next = schedule.next(); next !== undefined && next <= now; next = schedule.next()) {
				if (!settlement.settle(next, isOver)) return false;
				schedule.run(next);
				if (isOver?.()) return false;
			}
			if (!settlement.settle(now, isOver)) return false;
			microOrderService.settle(now);
			return true;
		},
		/** Applies an unscheduled quote of an instrument to its orders, and publishes it. */
		applyQuote: (instrument: Instrument): void => {
			matching.apply(instrument, clock.now());
			hub.publishQuote(instrument, clock.now());
		},
	};
};

export type Core = ReturnType<typeof createCore>;
