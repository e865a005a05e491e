import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { sentences } from "../../i18n/joined.ts";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useFreshness } from "../status/freshness.ts";
import { reasonOf } from "../status/status.tsx";
import classes from "./list.module.css";

interface ErrorBannerProps {
	readonly error: QueryError | undefined;
	/** When the rows were read, in milliseconds since 1970. Rows that follow pushes are as old as the last price. */
	readonly since?: number | undefined;
	readonly onRetry: () => void;
}

/** Shown above loaded rows that could not be refreshed: the reason, or their age without a network, and a retry button. */
export const ErrorBanner = ({ error, since, onRetry }: ErrorBannerProps): ReactNode => {
	const { t, language } = useWords();
	const isOffline = error?._tag === "Unreachable" && error.reason === "offline";
	return (
		// The strip of the page has announced a lost network.
		<div className={classes.strip} role={isOffline ? "note" : "alert"}>
			<p>
				{isOffline ? (
					<OfflineSince since={since} />
				) : (
					sentences(t("shared.list.failed"), reasonOf(error, t), language.tag)
				)}
			</p>
			<button type="button" className="quiet-button" onClick={onRetry}>
				{t("shared.retry")}
			</button>
		</div>
	);
};

const OfflineSince = ({ since }: Pick<ErrorBannerProps, "since">): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const freshness = useFreshness();
	return t("shared.list.offline", { time: times.clock(since ?? freshness.since) });
};
