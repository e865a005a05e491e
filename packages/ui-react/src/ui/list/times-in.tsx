import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import classes from "./times-in.module.css";

/** The zone of all times of a list, named once above its rows. */
export const TimesIn = (): ReactNode => {
	const { t } = useWords();
	const { zone } = useTimes();
	return <p className={classes.zone}>{t("shared.timesIn", { zone })}</p>;
};
