import { createLedger } from "./account/ledger.ts";
import { createCutOff } from "./api/cut-off.ts";
import { createRequestLog } from "./api/request-log.ts";
import type { Clock } from "./clock/clock.ts";
import { createMailbox } from "./content/mailbox.ts";
import { createDesk } from "./contract/desk.ts";
import { createExecution } from "./contract/execution.ts";
import { createMatching } from "./contract/matching.ts";
import type { OpenOrder } from "./contract/order.ts";
import { createOrderBook } from "./contract/order-book.ts";
import { createSettlement } from "./contract/settlement.ts";
import { createTotals } from "./contract/totals.ts";
import { createHttpFaults } from "./faults/http-faults.ts";
import { createSocketFaults } from "./faults/socket-faults.ts";
import type { Instrument } from "./market/instrument.ts";
import { createMarket } from "./market/market.ts";
import { createMicroBook } from "./micro/micro-book.ts";
import { createMicroDesk } from "./micro/micro-desk.ts";
import { createMicroOffer } from "./micro/settings.ts";
import { createHub } from "./realtime/hub.ts";
import { createSessions } from "./session/sessions.ts";
import { createSite } from "./site/site.ts";

/** The state that every noun may use, in memory: accounts, market, trading, realtime, faults. A scenario fills it. */
export const createCore = (seed: string, clock: Clock) => {
	const startedAt = clock.now();
	const site = createSite();
	const market = createMarket(seed);
	const sessions = createSessions(`${seed}/${startedAt}`);
	const ledger = createLedger();
	const book = createOrderBook();
	const totals = createTotals(book, ledger);
	const execution = createExecution(book, ledger, site);
	const socketFaults = createSocketFaults(clock);
	const hub = createHub({ market, sessions, book, totals, clock, faults: socketFaults });
	const onClosed = ({ customerId, id }: OpenOrder) => hub.tellClosed(customerId, [id]);
	const matching = createMatching(book, execution, totals, onClosed);
	const settlement = createSettlement(market, book, matching, startedAt);
	const microBook = createMicroBook();
	const microOffer = createMicroOffer();
	const microDesk = createMicroDesk({ market, ledger, site, clock }, microBook, microOffer);

	return {
		seed,
		clock,
		startedAt,
		mailbox: createMailbox(),
		site,
		market,
		sessions,
		ledger,
		book,
		totals,
		execution,
		desk: createDesk({ market, book, execution, clock }, onClosed),
		microBook,
		microOffer,
		microDesk,
		hub,
		httpFaults: createHttpFaults(),
		socketFaults,
		requestLog: createRequestLog(),
		cutOff: createCutOff(),
		/** Lets the orders meet all quotes up to now. */
		settle: (): void => {
			settlement.settle(clock.now());
			microDesk.settle(clock.now());
		},
		/** Lets the orders of an instrument meet a quote that came out of its turn, and tells it. */
		quoteNow: (instrument: Instrument): void => {
			matching.meet(instrument, clock.now());
			hub.tellNow(instrument, clock.now());
		},
	};
};

export type Core = ReturnType<typeof createCore>;
