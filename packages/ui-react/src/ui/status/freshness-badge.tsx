import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useAge, useFreshness } from "../layout/connection-bar.tsx";
import classes from "./freshness-badge.module.css";

/** Beside a price: live, or how old. */
export const FreshnessBadge = (): ReactNode => {
	const { t } = useWords();
	const freshness = useFreshness();
	const age = useAge(freshness.since);
	return (
		<span className={classes.badge} data-is={freshness.is}>
			<span className={classes.dot} aria-hidden="true" />
			{freshness.is === "live" ? t("shared.live") : t("shared.age", { seconds: age })}
		</span>
	);
};
