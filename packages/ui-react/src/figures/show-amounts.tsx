import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import classes from "./how-computed.module.css";

/** Shows the amounts of all pages again, on pages without a hide toggle and in sheets; absent while they are shown. */
export const ShowAmounts = (): ReactNode => {
	const { t } = useWords();
	const [isHidden, toggle] = useHiddenAmounts();
	if (!isHidden) return null;
	return (
		<button type="button" className={classes.how} onClick={toggle}>
			{t("shared.amounts.show")}
		</button>
	);
};
