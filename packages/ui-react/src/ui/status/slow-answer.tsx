import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./slow-answer.module.css";

/** Milliseconds after which an answer counts as slow. */
const slowAfterMs = 3000;

/** While a command is in flight for long: that it takes longer than usual, and is sent once whatever the customer taps. */
export const SlowAnswer = ({ isSending }: { readonly isSending: boolean }): ReactNode => (
	<div role="status" className={classes.status}>
		{isSending ? <AfterAWhile /> : null}
	</div>
);

const AfterAWhile = (): ReactNode => {
	const { t } = useWords();
	const [isSlow, setSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setSlow(true), slowAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return isSlow ? <p className={classes.slow}>{t("shared.command.slow")}</p> : null;
};
