import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./unread-badge.module.css";
import { useActivity } from "./use-activity.ts";

/** More than this is shown as this and a plus. */
const mostShown = 99;

/** How much is unread, at the corner of what it stands in; nothing where nothing is. */
export const UnreadBadge = (): ReactNode => {
	const { t } = useWords();
	const { unread, unreadMessages } = useActivity();
	const count = unread + unreadMessages;
	if (count === 0) return null;
	return (
		<span className={classes.badge}>
			<span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
			<span className="visually-hidden">{t("shared.unread", { count })}</span>
		</span>
	);
};
