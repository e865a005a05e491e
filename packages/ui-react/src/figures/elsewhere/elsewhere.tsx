import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./elsewhere.module.css";
import { ElsewhereLines } from "./elsewhere-lines.tsx";
import { useElsewhere } from "./use-elsewhere.ts";

/** What belongs to the customer beside the total above, and what the total counts (docs/assumptions.md, A-513). */
export const ElsewhereSection = (): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<ElsewhereLines {...useElsewhere(true)} />
			<p className={classes.counts}>{t("shared.assets.counts")}</p>
		</>
	);
};
