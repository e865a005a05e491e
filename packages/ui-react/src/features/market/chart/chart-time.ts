import { type Period, periodSeconds } from "@tradewind/domain/market";
import { madeOnce } from "./made-once.ts";
import { zoneOffset } from "./zone-offset.ts";

export interface ChartTime {
	/** The text beside the crosshair and of the reading: of the bar that begins then. */
	readonly formatMoment: (seconds: number) => string;
	/** The text of a mark on the axis; `kind` is the chart's tick kind (0 year … 4 seconds). */
	readonly formatTick: (seconds: number, kind: number) => string;
	/** The bar's place on the zone's clocks: as UTC it has the year, day and hour that the zone has. */
	readonly inZone: (seconds: number) => number;
}

/**
 * Texts of the time axis and the crosshair, in the customer's language and the site's time zone; which parts they have
 * depends on the period (Spec 1 §9). A bar of a day bears the date on which most of it lies.
 */
export const chartTime = (languageTag: string, siteZone: string, period: Period): ChartTime => {
	const timeZone = madeOnce(() => knownZone(siteZone));
	const offset = madeOnce(() => zoneOffset(timeZone()));
	const moment = period === "1D" ? (seconds: number) => seconds + periodSeconds["1D"] / 2 : same;
	const format = (options: Intl.DateTimeFormatOptions) => {
		const formatter = madeOnce(
			() =>
				new Intl.DateTimeFormat(languageTag, {
					...options,
					timeZone: timeZone(),
					calendar: "gregory",
					numberingSystem: "latn",
					hourCycle: "h23",
				}),
		);
		return (seconds: number) => formatter().format(moment(seconds) * 1000);
	};
	const ticks = tickParts.map(format);
	const formatMoment = format(momentParts[period]);
	return {
		formatMoment,
		formatTick: (seconds, kind) => (ticks[kind] ?? formatMoment)(seconds),
		inZone: (seconds) => moment(seconds) + offset()(moment(seconds)),
	};
};

const same = (seconds: number): number => seconds;

const day: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };
const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

const tickParts: readonly Intl.DateTimeFormatOptions[] = [
	{ year: "numeric" },
	{ month: "short" },
	day,
	time,
	{ ...time, second: "2-digit" },
];

/** 500 bars of minutes are a day or a week, of hours a month: the longer the chart, the more of the date is told. */
const momentParts: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
	"1M": { ...day, ...time },
	"5M": { ...day, ...time },
	"15M": { weekday: "short", ...day, ...time },
	"30M": { weekday: "short", ...day, ...time },
	"1H": { weekday: "short", ...day, ...time },
	"1D": { weekday: "short", ...day, year: "numeric" },
};

/** A site may name a zone that this browser doesn't know; the default is GMT (Spec 1 §9). `GMT+5:30` is `+05:30` to browsers. */
const knownZone = (siteZone: string): string => {
	const timeZone = siteZone.replace(
		/^(?:GMT|UTC)([+-])(\d\d?)(?::?(\d\d))?$/i,
		(_, sign: string, hours: string, minutes = "00") => `${sign}${hours.padStart(2, "0")}:${minutes}`,
	);
	try {
		return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
};
