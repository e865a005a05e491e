import type { Translate } from "../../../i18n/translator.ts";

/** How long an order runs, in whole minutes where it is that, else in seconds. */
export const durationOf = (seconds: number, t: Translate): string =>
	seconds >= 60 && seconds % 60 === 0
		? t("micro.ticket.minutes", { minutes: seconds / 60 })
		: t("micro.ticket.seconds", { seconds });
