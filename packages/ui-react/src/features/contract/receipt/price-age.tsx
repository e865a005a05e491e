import type { Quote } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useAge, useFreshness } from "../../../ui/layout/connection-bar.tsx";
import badge from "../../../ui/status/freshness-badge.module.css";

/** Seconds for which a price that has not moved still counts as live. */
const liveFor = 3;

/** Beside the price of a receipt: live, or how many seconds ago it came. */
export const PriceAge = ({ quote }: { readonly quote: Quote | undefined }): ReactNode => {
	const { t } = useWords();
	const freshness = useFreshness();
	const age = useAge(quote?.receivedAt ?? freshness.since);
	const isLive = freshness.is === "live" && age < liveFor;
	return (
		<span className={badge.badge} data-is={freshness.is}>
			<span className={badge.dot} aria-hidden="true" />
			{isLive ? t("shared.live") : t("shared.age", { seconds: age })}
		</span>
	);
};
