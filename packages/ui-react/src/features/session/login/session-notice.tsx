import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { cross } from "../../../ui/icon/signs.ts";
import classes from "./session-notice.module.css";

/** Why a customer who was logged in sees the login: the session expired or cannot be confirmed. */
export const SessionNotice = (): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	const hasExpired = useSelector(session, (snapshot) => snapshot.matches("expired"));
	const isUnreachable = useSelector(session, (snapshot) => snapshot.matches("unreachable"));
	if (hasExpired)
		return (
			<div className={classes.notice} role="alert">
				<p>{t("shared.signedOut.expired")}</p>
				<button
					type="button"
					className="icon-button"
					aria-label={t("shared.dismiss")}
					onClick={() => session.send({ type: "dismiss notice" })}
				>
					<Icon sign={cross} size={18} />
				</button>
			</div>
		);
	if (!isUnreachable) return null;
	return (
		<div className={classes.notice} role="alert">
			<p>{t("session.unconfirmed")}</p>
			<button type="button" className={classes.retry} onClick={() => session.send({ type: "retry" })}>
				{t("shared.retry")}
			</button>
		</div>
	);
};
