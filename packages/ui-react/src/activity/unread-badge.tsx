import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import classes from "./unread-badge.module.css";
import { useActivity } from "./use-activity.ts";

/** Higher counts are shown as `99+`. */
const maxCount = 99;

/** The number of unread entries and messages, at the corner of its parent; nothing if it is 0. */
export const UnreadBadge = (): ReactNode => {
	const { t } = useWords();
	const { unread, unreadMessages } = useActivity();
	const count = unread + unreadMessages;
	if (count === 0) return null;
	return (
		<span className={classes.badge}>
			<span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
			<span className="visually-hidden">{` ${t("shared.unread", { count })}`}</span>
		</span>
	);
};
