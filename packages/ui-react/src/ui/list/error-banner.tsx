import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { reasonOf } from "../status/status.tsx";
import classes from "./list.module.css";

/** Shown above loaded rows that could not be refreshed: the reason and a retry button. */
export const ErrorBanner = (props: {
	readonly error: QueryError | undefined;
	readonly onRetry: () => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.strip} role="alert">
			<p>
				{t("shared.list.failed")} {reasonOf(props.error, t)}
			</p>
			<button type="button" className="quiet-button" onClick={props.onRetry}>
				{t("shared.retry")}
			</button>
		</div>
	);
};
