import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Age } from "./age.tsx";
import { useAge, useFreshness } from "./freshness.ts";
import classes from "./freshness-badge.module.css";
import { useConnectionStatus } from "./statuses.ts";

/** A badge beside a price: live, or its age. */
export const FreshnessBadge = (props: {
	/** The arrival of this price, if it counts as live only for some seconds; without it the badge covers all prices. */
	readonly price?: { readonly receivedAt: number; readonly liveSeconds: number } | undefined;
	/** The strip of the page is in view: it shows the age while the connection is down. */
	readonly isBelowStrip?: boolean;
}): ReactNode => {
	const { price, isBelowStrip = false } = props;
	const { t } = useWords();
	const freshness = useFreshness();
	const connection = useConnectionStatus();
	const since = price?.receivedAt ?? freshness.since;
	const age = useAge(since);
	const isLive = freshness.is === "live" && (price === undefined || age < price.liveSeconds);
	return (
		<span className={classes.badge} data-is={freshness.is}>
			<span className={classes.dot} aria-hidden="true" />
			{isLive ? (
				t("shared.live")
			) : isBelowStrip && connection ? (
				<span className="visually-hidden">{t(connection.text.key)}</span>
			) : (
				<Age since={since} />
			)}
		</span>
	);
};
