import type { Clock } from "../clock/clock.ts";
import { createDueList } from "../clock/due-list.ts";
import { createSessions } from "../customers/sessions.ts";
import { tokensFor } from "../customers/tokens.ts";
import { createLedger } from "../ledger/ledger.ts";
import { createMovements } from "../ledger/movements.ts";
import type { Instrument } from "../market/instrument.ts";
import { createMarket } from "../market/market.ts";
import { createMessages } from "../messages/messages.ts";
import { createHub } from "../realtime/hub.ts";
import { createSite } from "../site/site.ts";
import { type DecideLater, review } from "./review.ts";
import { createSettling } from "./settling.ts";

/** What a world is made of. */
export interface Setting {
	readonly seed: string;
	readonly clock: Clock;
	/** The origin of the app's pages. */
	readonly origin: () => string;
	/** To be called when quotes or frames are due more often than before. */
	readonly restartTicks: () => void;
}

/** The state that every noun may use, in memory. A scenario fills it. */
export const createCore = ({ seed, clock, origin, restartTicks }: Setting) => {
	const startedAt = clock.now();
	const market = createMarket(seed);
	const sessions = createSessions(tokensFor(clock, `${seed}/${startedAt}`), clock);
	const ledger = createLedger();
	/** The scheduled events, in the order of their times. */
	const schedule = createDueList();
	const hub = createHub({ market, sessions, clock });
	const { nextDecisionAt, ...decisions } = review(schedule, clock);
	const decideLater: DecideLater = decisions.decideLater;
	const { settle, applyQuote, ...settling } = createSettling(clock, schedule);
	return {
		seed,
		clock,
		origin,
		restartTicks,
		startedAt,
		/** The seed of the tokens, codes and names for a use. */
		seedOf: (use: string): string => `${seed}/${startedAt}/${use}`,
		schedule,
		decideLater,
		nextDecisionAt,
		site: createSite(),
		market,
		sessions,
		ledger,
		movements: createMovements(ledger),
		messages: createMessages(),
		hub,
		settling,
		/** Applies the quotes up to now to the orders, and the schedule in between, until `isOver`; returns whether all is done. */
		settle,
		/** Applies an unscheduled quote of an instrument, and publishes it. */
		applyQuote: (instrument: Instrument): void => {
			applyQuote(instrument);
			hub.publishQuote(instrument, clock.now());
		},
	};
};

export type Core = ReturnType<typeof createCore>;
