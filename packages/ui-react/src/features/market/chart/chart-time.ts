import { type Period, periodSeconds } from "@tradewind/domain/market";
import { knownZone } from "@tradewind/domain/time";
import { zoneOffset } from "../../../i18n/zone-offset.ts";
import { madeOnce } from "./made-once.ts";

export interface ChartTime {
	/** The text beside the crosshair and in the legend, with its zone, for the bar that begins then. */
	readonly formatMoment: (seconds: number) => string;
	/** The zone's name now, for the corner of the axis. */
	readonly zone: () => string;
	/** The text of a mark on the axis; `kind` is the chart's tick kind (0 year … 4 seconds). */
	readonly formatTick: (seconds: number, kind: number) => string;
	/** The bar's local time in the zone: read as UTC it has the zone's year, day and hour. */
	readonly inZone: (seconds: number) => number;
}

/**
 * Texts of the time axis and the crosshair, in the customer's language and the site's time zone; their parts depend
 * on the period (Spec 1 §9). A daily bar has the date on which most of it lies.
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
	const written = format(momentParts[period]);
	const zoned = madeOnce(
		() => new Intl.DateTimeFormat("en", { timeZone: timeZone(), timeZoneName: "short" }),
	);
	const formatMoment = (seconds: number) => `${written(seconds)} ${zoneNameOf(zoned(), moment(seconds))}`;
	return {
		formatMoment,
		zone: () => zoneNameOf(zoned(), Date.now() / 1000),
		formatTick: (seconds, kind) => (ticks[kind] ?? written)(seconds),
		inZone: (seconds) => moment(seconds) + offset()(moment(seconds)),
	};
};

/** The zone's name at a moment, such as `GMT+5:30` or `EDT`; it changes with daylight saving. */
const zoneNameOf = (format: Intl.DateTimeFormat, seconds: number): string => {
	const name = format.formatToParts(seconds * 1000).find(({ type }) => type === "timeZoneName")?.value;
	return name === undefined || name === "UTC" ? "GMT" : name;
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

/** 500 bars span a day or a week of minutes, or a month of hours: longer spans show more of the date. */
const momentParts: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
	"1M": { ...day, ...time },
	"5M": { ...day, ...time },
	"15M": { weekday: "short", ...day, ...time },
	"30M": { weekday: "short", ...day, ...time },
	"1H": { weekday: "short", ...day, ...time },
	"1D": { weekday: "short", ...day, year: "numeric" },
};
