import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "./outside-total.module.css";
import { OutsideTotalLines } from "./outside-total-lines.tsx";
import { useOutsideTotal } from "./use-outside-total.ts";

/** What belongs to the customer beside the total above, and what the total counts (docs/assumptions.md, A-513). */
export const OutsideTotalSection = (): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<OutsideTotalLines found={useOutsideTotal(true)} />
			<p className={classes.counts}>{t("shared.assets.counts")}</p>
		</>
	);
};
