import type { Clock } from "../clock/clock.ts";
import { createDueList } from "../clock/due-list.ts";
import { createSessions } from "../customers/sessions.ts";
import { drawn, type NewToken, tokensFor } from "../customers/tokens.ts";
import { noRecorder, type Recorder } from "../journal/recorder.ts";
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
	/** Writes down what changes the world. Without it nothing is written. */
	readonly recorder?: Recorder;
}

/** The state that every noun may use, in memory. A scenario fills it. */
export const createCore = ({
	seed,
	clock,
	origin: takeOrigin,
	restartTicks,
	recorder = noRecorder,
}: Setting) => {
	const startedAt = clock.now();
	const market = createMarket(seed);
	/** The seed of the tokens, codes and names for a use. */
	const seedOf = (use: string): string => `${seed}/${startedAt}/${use}`;
	/** Makes the tokens for a use. */
	const tokens = (use: string): NewToken => drawn(recorder, tokensFor(clock, seedOf(use)));
	const sessions = createSessions(drawn(recorder, tokensFor(clock, `${seed}/${startedAt}`)), clock);
	const ledger = createLedger();
	/** The scheduled events, in the order of their times. */
	const schedule = createDueList();
	const hub = createHub({ market, sessions, clock, recorder });
	const { nextDecisionAt, ...decisions } = review(schedule, clock);
	const decideLater: DecideLater = decisions.decideLater;
	const { settle, applyQuote, ...settling } = createSettling(clock, schedule);
	return {
		seed,
		clock,
		/** The origin of the app's pages, at the moment of the change. */
		origin: (): string => recorder.draw(takeOrigin),
		restartTicks,
		recorder,
		startedAt,
		seedOf,
		tokens,
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
