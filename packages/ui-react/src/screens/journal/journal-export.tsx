import { type TimelineRow, timelineOf } from "@tradewind/domain/journal";
import { useActorRef } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { useWords } from "../../i18n/words.ts";
import { thisPage } from "../../kept/journal-log.ts";
import { useApp } from "../../state/app.ts";
import { useSettings } from "../../state/use-settings.ts";
import { ExportSheet } from "../../ui/list/export/export-sheet.tsx";
import { useReadAll } from "../../ui/list/export/use-read-all.ts";
import { journalColumns } from "./journal-columns.ts";
import { exportListOf } from "./machines.ts";
import type { JournalQuery } from "./reader.ts";
import { deviceTime, useRecorded } from "./recorded.ts";
import { useMatchesBanks } from "./use-matches-banks.ts";

/** Exports the journal with its current filter: all records, and what this device sent. */
export const JournalExport = (props: {
	readonly query: JournalQuery;
	readonly onClose: () => void;
}): ReactNode => {
	const { query } = props;
	const { t } = useWords();
	const app = useApp();
	const { currency } = useSettings();
	const matchesBanks = useMatchesBanks();
	const machine = useMemo(() => exportListOf(app), [app]);
	const list = useActorRef(machine, { input: {} });
	useReadAll(list, query);
	const entries = useRecorded();
	const withCommands = (rows: readonly TimelineRow[]): readonly TimelineRow[] =>
		timelineOf({
			records: rows.flatMap((row) => (row.is === "record" ? [row.record] : [])),
			entries,
			kind: query.kind,
			hasMore: false,
			now: deviceTime(),
			page: thisPage,
		}).rows;
	return (
		<ExportSheet
			list={list}
			arrange={withCommands}
			columns={(times) => journalColumns(t, currency, times, matchesBanks)}
			name={[t("journal.title"), ...(query.kind ? [t(`journal.kind.${query.kind}`)] : [])]}
			rowsAre="entries"
			onClose={props.onClose}
		/>
	);
};
