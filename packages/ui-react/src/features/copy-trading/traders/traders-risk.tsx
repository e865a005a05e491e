import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./traders-risk.module.css";

/** The notice above a list of traders. */
export const TradersRisk = (): ReactNode => {
	const { t } = useWords();
	return <p className={classes.risk}>{t("copy-trading.traders.risk")}</p>;
};
