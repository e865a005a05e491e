import type { Say } from "../../../i18n/say.ts";

/** How long an order runs, in whole minutes where it is that, else in seconds. */
export const durationOf = (seconds: number, say: Say): string =>
	seconds >= 60 && seconds % 60 === 0
		? say("micro.ticket.minutes", { minutes: seconds / 60 })
		: say("micro.ticket.seconds", { seconds });
