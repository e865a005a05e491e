import { knownZone } from "@tradewind/domain/time";
import { orderSeconds, siteTimes } from "../../../i18n/site-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { useSettings } from "../../../state/use-settings.ts";

/** How times are written to a file: in the site's time zone, which is named in the head of each column. */
export interface ExportTimes {
	/** A time of the platform as `YYYY-MM-DD HH:mm:ss`; a text that is no time stays as it is. */
	readonly text: <Text extends string | undefined>(time: Text) => Text | string;
	/** The head of a column of times. */
	readonly head: (name: string) => string;
	/** The day of a moment in seconds since 1970. */
	readonly day: (seconds: number) => string;
	/** The zone in the name of a file: `GMT`, `GMT+8`, `Europe-Berlin`. */
	readonly fileZone: string;
}

export const useExportTimes = (): ExportTimes => {
	const { language } = useWords();
	const { timeZone } = useSettings();
	return exportTimes(language.tag, timeZone);
};

/** `siteZone` is the zone of the site's settings. */
export const exportTimes = (locale: string, siteZone: string): ExportTimes => {
	const timeZone = knownZone(siteZone);
	const { zone } = siteTimes(locale, siteZone);
	// The Swedish form of a time is that of ISO 8601.
	const format = new Intl.DateTimeFormat("sv-SE", {
		timeZone,
		dateStyle: "short",
		timeStyle: "medium",
	});
	const written = (seconds: number): string => format.format(seconds * 1000);
	return {
		text: (time) => {
			const seconds = time === undefined ? undefined : orderSeconds(time);
			return seconds === undefined ? time : written(seconds);
		},
		head: (name) => `${name} (${zone})`,
		day: (seconds) => written(seconds).slice(0, 10),
		fileZone: zone.startsWith("GMT") ? zone.replace(":", "") : timeZone.replaceAll("/", "-"),
	};
};
