import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./bottom-bar.module.css";
import { useAge } from "./connection-bar.tsx";

/** For how long the reason of a press bar has held. */
export const ReasonAge = ({ since }: { readonly since: number }): ReactNode => {
	const { t } = useWords();
	return <span className={classes.age}> {t("shared.age", { seconds: useAge(since) })}</span>;
};
