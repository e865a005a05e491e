import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { reasonOf } from "../status/status.tsx";
import classes from "./list.module.css";

/** Above rows that were read and could not be read again: why, and the way to try once more. */
export const FailedStrip = (props: {
	readonly error: QueryError | undefined;
	readonly onRetry: () => void;
}): ReactNode => {
	const { say } = useWords();
	return (
		<div className={classes.strip} role="alert">
			<p>
				{say("shell.list.failed")} {reasonOf(props.error, say)}
			</p>
			<button type="button" className="quiet-button" onClick={props.onRetry}>
				{say("shell.retry")}
			</button>
		</div>
	);
};
