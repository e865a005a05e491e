import type { ReactNode } from "react";
import { localTime } from "../i18n/site-times.ts";
import { useTimes } from "../i18n/use-times.ts";
import { useWords } from "../i18n/words.ts";
import { useSettings } from "../state/use-settings.ts";
import classes from "./long-time.module.css";

/**
 * A moment in full, in the zone of the site, and below it in the customer's zone if that differs (docs/assumptions.md, A-171). A time
 * of the platform, or milliseconds since 1970.
 */
export const LongTime = ({ time }: { readonly time: string | number }): ReactNode => {
	const times = useTimes();
	return (
		<>
			<bdi>{typeof time === "number" ? `${times.moment(time)} ${times.zone}` : times.longNamed(time)}</bdi>{" "}
			<LocalTime time={time} />
		</>
	);
};

/** A moment in the customer's zone, below that in the zone of the site; nothing where both are equal. */
export const LocalTime = ({ time }: { readonly time: string | number }): ReactNode => {
	const { t, language } = useWords();
	const { timeZone } = useSettings();
	const local = localTime(time, language.tag, timeZone);
	return local ? <span className={classes.local}>{t("shared.localTime", { time: local })}</span> : null;
};
