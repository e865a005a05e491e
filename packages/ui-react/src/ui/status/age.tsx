import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useAge } from "./freshness.ts";

/** From this age on the time of the data is shown instead of its seconds. */
const secondsShown = 60;

/** The age of data, on one clock for the whole page. */
export const Age = (props: {
	/** Milliseconds since 1970. */
	readonly since: number;
	/** The key of the text with the seconds. */
	readonly text?: "shared.age" | "shared.priceAge";
}): ReactNode => {
	const { since, text = "shared.age" } = props;
	const { t } = useWords();
	const times = useTimes();
	const seconds = useAge(since);
	return seconds < secondsShown ? t(text, { seconds }) : t("shared.asOf", { time: times.clock(since) });
};
