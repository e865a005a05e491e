import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useAge, useFreshness } from "./freshness.ts";
import classes from "./freshness-badge.module.css";

/** A badge beside a price: live, or its age. */
export const FreshnessBadge = (props: {
	/** The arrival of this price, if it counts as live only for some seconds; without it the badge covers all prices. */
	readonly price?: { readonly receivedAt: number; readonly liveSeconds: number } | undefined;
}): ReactNode => {
	const { price } = props;
	const { t } = useWords();
	const freshness = useFreshness();
	const age = useAge(price?.receivedAt ?? freshness.since);
	const isLive = freshness.is === "live" && (price === undefined || age < price.liveSeconds);
	return (
		<span className={classes.badge} data-is={freshness.is}>
			<span className={classes.dot} aria-hidden="true" />
			{isLive ? t("shared.live") : t("shared.age", { seconds: age })}
		</span>
	);
};
