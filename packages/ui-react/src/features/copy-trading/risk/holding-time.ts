import { type Decimal, toText } from "@tradewind/domain/money";
import type { Translate } from "../../../i18n/translator.ts";

/** Whole seconds in the two largest units of days, hours and minutes, such as `2 h 5 min`. */
export const holdingTime = (seconds: Decimal, t: Translate): string => {
	const minutes = Math.round(Number(toText(seconds)) / 60);
	const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
	if (days > 0) return t("copy-trading.risk.days", { days, hours });
	return hours > 0
		? t("copy-trading.risk.hours", { hours, minutes: rest })
		: t("copy-trading.risk.minutes", { minutes: rest });
};
