import type { Translate } from "../../../i18n/translator.ts";

/** The duration of an order, in whole minutes if possible, else in seconds. */
export const durationOf = (seconds: number, t: Translate): string =>
	seconds >= 60 && seconds % 60 === 0
		? t("micro.ticket.minutes", { minutes: seconds / 60 })
		: t("micro.ticket.seconds", { seconds });
