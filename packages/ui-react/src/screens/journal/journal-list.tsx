import type { TimelineRow } from "@tradewind/domain/journal";
import { knownZone } from "@tradewind/domain/time";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { dayText } from "../../i18n/day-text.ts";
import { useWords } from "../../i18n/words.ts";
import { zoneOffset } from "../../i18n/zone-offset.ts";
import { useSettings } from "../../state/use-settings.ts";
import { EmptyWithLink } from "../../ui/list/empty-with-link.tsx";
import { ListError, RowSkeletons } from "../../ui/list/list-states.tsx";
import { LoadMore } from "../../ui/list/load-more.tsx";
import { PullToRefresh } from "../../ui/list/pull-to-refresh.tsx";
import { readAt } from "../../ui/list/read-at.ts";
import { RowList } from "../../ui/list/row-list.tsx";
import { TimesIn } from "../../ui/list/times-in.tsx";
import { byDay } from "./by-day.ts";
import classes from "./journal-list.module.css";
import { JournalRow } from "./journal-row.tsx";
import type { JournalList } from "./kept-journal.ts";
import type { JournalQuery } from "./reader.ts";

interface JournalRowsProps {
	readonly list: JournalList;
	readonly rows: readonly TimelineRow[];
	readonly onOpen: (row: TimelineRow) => void;
	/** Rendered above the rows in every state. */
	readonly children: ReactNode;
}

/** The journal by day, in each state of its list. What this device sent is shown also if the platform can't be read. */
export const JournalRows = ({ list, rows, onOpen, children }: JournalRowsProps): ReactNode => {
	const { t, language } = useWords();
	const { error, page, lastAttempt, extra, query } = useSelector(list, ({ context }) => context);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	const hasFailed =
		useSelector(list, (snapshot) => snapshot.matches("failed")) || (page > 0 && error !== undefined);
	const { timeZone } = useSettings();
	const offset = useMemo(() => zoneOffset(knownZone(timeZone)), [timeZone]);
	const retry = () => list.send({ type: "retry" });
	const refresh = () => list.send({ type: "refresh" });
	const failure = hasFailed ? (
		<ListError error={error} hasRows={rows.length > 0} since={readAt(list)} onRetry={retry} />
	) : null;
	const isEndMissing = page > 0 && lastAttempt === "next page";
	const missing = extra?.missing ?? [];
	return (
		<PullToRefresh onRefresh={refresh}>
			{children}
			{missing.length > 0 && !hasFailed ? (
				<div className={classes.missing} role="alert">
					<p>
						{t("journal.missing", { kinds: missing.map((kind) => t(`journal.kind.${kind}`)).join(" · ") })}
					</p>
					<button type="button" className="quiet-button" onClick={refresh}>
						{t("shared.retry")}
					</button>
				</div>
			) : null}
			{isEndMissing ? null : failure}
			{isLoading ? <RowSkeletons /> : null}
			{rows.length === 0 && missing.length === 0 && !isLoading && !hasFailed ? (
				<EmptyWithLink text={t(emptyText(query))} />
			) : null}
			{rows.length === 0 || isLoading ? null : <TimesIn />}
			{isLoading
				? null
				: byDay(rows, offset).map(({ day, rows: ofDay }) => (
						<section key={`${day} ${ofDay[0]?.key}`} aria-label={dayName(day, language.tag, t)}>
							<h2 className={classes.day}>{dayName(day, language.tag, t)}</h2>
							<RowList>
								{ofDay.map((row) => (
									<li key={row.key}>
										<JournalRow row={row} onOpen={onOpen} />
									</li>
								))}
							</RowList>
						</section>
					))}
			{isEndMissing ? failure : null}
			{rows.length === 0 || hasFailed || isLoading ? null : <LoadMore list={list} />}
		</PullToRefresh>
	);
};

const emptyText = ({ kind, number }: JournalQuery): string => {
	if (number !== "") return "journal.emptyNumber";
	return kind === undefined ? "journal.empty" : "journal.emptyKind";
};

const dayName = (day: number | undefined, locale: string, t: (key: string) => string): string =>
	day === undefined ? t("journal.noTime") : dayText(day, locale, true);
