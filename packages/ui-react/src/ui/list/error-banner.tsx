import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { sentences } from "../../i18n/joined.ts";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useFreshness } from "../status/freshness.ts";
import { reasonOf } from "../status/status.tsx";
import { useConnectionStatus } from "../status/statuses.ts";
import classes from "./list.module.css";

interface ErrorBannerProps {
	readonly error: QueryError | undefined;
	/** When the rows were read, in milliseconds since 1970. Rows that follow pushes are as old as the last price. */
	readonly since?: number | undefined;
	/** Without rows there is nothing that has an age: the reason is shown. */
	readonly hasRows?: boolean;
	readonly onRetry: () => void;
}

/** Shown above loaded rows that could not be refreshed: the reason, or their age without a network, and a retry button. */
export const ErrorBanner = ({ error, since, hasRows = true, onRetry }: ErrorBannerProps): ReactNode => {
	const { t, language } = useWords();
	const offlineText = useOfflineText(since);
	const isOffline = hasRows && error?._tag === "Unreachable" && error.reason === "offline";
	const text = isOffline ? offlineText : sentences(t("shared.list.failed"), reasonOf(error, t), language.tag);
	if (text === undefined) return null;
	return (
		// The strip of the page has announced a lost network.
		<div className={classes.strip} role={isOffline ? "note" : "alert"}>
			<p>{text}</p>
			<button type="button" className="quiet-button" onClick={onRetry}>
				{t("shared.retry")}
			</button>
		</div>
	);
};

/**
 * The age of the rows. The strip of the page shows the word and the age of the last data: it covers all rows but those that
 * were read before.
 */
const useOfflineText = (since: number | undefined): string | undefined => {
	const { t } = useWords();
	const times = useTimes();
	const freshness = useFreshness();
	const connection = useConnectionStatus();
	const asOf = t("shared.asOf", { time: times.clock(since ?? freshness.since) });
	if (!connection) return `${t("shared.bar.offline")} · ${asOf}`;
	return since !== undefined && since < freshness.since ? asOf : undefined;
};
