import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import classes from "./times-in.module.css";

/** The zone of all times of a list, named once above its rows, and the order of the rows, if it is not obvious. */
export const TimesIn = ({ sorted }: { readonly sorted?: string }): ReactNode => {
	const { t } = useWords();
	const { zone } = useTimes();
	return (
		<p className={classes.zone}>
			{sorted === undefined ? null : `${sorted} · `}
			{t("shared.timesIn", { zone })}
		</p>
	);
};
