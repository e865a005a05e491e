import type { Period } from "@tradewind/domain";

export interface ChartTime {
	readonly formatMoment: (seconds: number) => string;
	readonly formatTick: (seconds: number, kind: number) => string;
}

/** Texts of the time axis and the crosshair, in the customer's language and the site's time zone (Spec 1 §9). */
export const chartTime = (languageTag: string, timeZone: string, period: Period): ChartTime => {
	const format = (options: Intl.DateTimeFormatOptions) => {
		const formatter = new Intl.DateTimeFormat(languageTag, {
			...options,
			timeZone: knownZone(timeZone),
			calendar: "gregory",
			numberingSystem: "latn",
			hourCycle: "h23",
		});
		return (seconds: number) => formatter.format(seconds * 1000);
	};
	const ticks = [
		format({ year: "numeric" }),
		format({ month: "short" }),
		format({ day: "numeric", month: "short" }),
		format({ hour: "2-digit", minute: "2-digit" }),
		format({ hour: "2-digit", minute: "2-digit", second: "2-digit" }),
	];
	const day: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
	const moment: Intl.DateTimeFormatOptions = {
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
	};
	return {
		formatMoment: format(period === "1D" ? day : moment),
		formatTick: (seconds, kind) => (ticks[kind] ?? format(moment))(seconds),
	};
};

/** A site may name a zone that this browser doesn't know; the default is GMT (Spec 1 §9). */
const knownZone = (timeZone: string): string => {
	try {
		return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
};
