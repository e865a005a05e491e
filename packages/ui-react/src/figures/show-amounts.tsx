import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import classes from "./how-computed.module.css";

/** A button that shows the amounts again, for pages without a hide toggle and for sheets; absent while amounts are shown. */
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
