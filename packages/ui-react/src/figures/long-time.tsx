import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./long-time.module.css";
import { localTime, orderTime } from "./order-time.ts";

/** A moment in full, with its zone, and beside it the time on the customer's own clock if that is another one. */
export const LongTime = ({ text }: { readonly text: string }): ReactNode => {
	const { t, language } = useWords();
	const local = localTime(text, language.tag);
	return (
		<>
			<bdi>{orderTime(text, language.tag, true)}</bdi>
			{local ? <span className={classes.local}>{t("shared.localTime", { time: local })}</span> : null}
		</>
	);
};
