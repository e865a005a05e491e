import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./region-notice.module.css";

/** Spec 1 §1: the regions to which the services are not offered. */
export const RegionNotice = (): ReactNode => {
	const { t } = useWords();
	return <p className={classes.notice}>{t("home.regions")}</p>;
};
