import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSelected } from "../../../state/use-selected.ts";
import classes from "./session-notice.module.css";

/** Why somebody who was signed in meets the login: the session ran out, or the platform can't be asked about it. */
export const SessionNotice = (): ReactNode => {
	const { say } = useWords();
	const { session } = useApp();
	const hasExpired = useSelected(session, (snapshot) => snapshot.matches("expired"));
	const isUnreachable = useSelected(session, (snapshot) => snapshot.matches("unreachable"));
	if (hasExpired)
		return (
			<div className={classes.notice} role="alert">
				<p>{say("shell.signedOut.expired")}</p>
				<button
					type="button"
					className="icon-button"
					aria-label={say("shell.dismiss")}
					onClick={() => session.send({ type: "dismiss notice" })}
				>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M7 7l10 10M17 7 7 17" />
					</svg>
				</button>
			</div>
		);
	if (!isUnreachable) return null;
	return (
		<div className={classes.notice} role="alert">
			<p>{say("session.unconfirmed")}</p>
			<button type="button" className={classes.retry} onClick={() => session.send({ type: "retry" })}>
				{say("shell.retry")}
			</button>
		</div>
	);
};
