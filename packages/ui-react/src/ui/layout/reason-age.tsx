import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useAge } from "../status/freshness.ts";
import classes from "./bottom-bar.module.css";

/** The age of the reason in a bottom bar. */
export const ReasonAge = ({ since }: { readonly since: number }): ReactNode => {
	const { t } = useWords();
	return <span className={classes.age}> {t("shared.age", { seconds: useAge(since) })}</span>;
};
