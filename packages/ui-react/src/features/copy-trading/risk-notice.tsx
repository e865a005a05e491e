import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./risk-notice.module.css";

/** The notice above a list of traders. */
export const RiskNotice = ({ of }: { readonly of: "traders" | "ranking" }): ReactNode => {
	const { t } = useWords();
	return <p className={classes.risk}>{t(`copy-trading.${of}.risk`)}</p>;
};
