import type { ReactNode } from "react";
import { localTime } from "../i18n/site-times.ts";
import { useTimes } from "../i18n/use-times.ts";
import { useWords } from "../i18n/words.ts";
import { useSettings } from "../state/use-settings.ts";
import classes from "./long-time.module.css";

/** A moment in full, in the zone of the site, and below it in the customer's zone if that differs. */
export const LongTime = ({ text }: { readonly text: string }): ReactNode => {
	const { t, language } = useWords();
	const { timeZone } = useSettings();
	const times = useTimes();
	const local = localTime(text, language.tag, timeZone);
	return (
		<>
			<bdi>{times.longNamed(text)}</bdi>{" "}
			{local ? <span className={classes.local}>{t("shared.localTime", { time: local })}</span> : null}
		</>
	);
};
