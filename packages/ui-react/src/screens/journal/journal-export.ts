import { timelineOf } from "@tradewind/domain/journal";
import { thisPage } from "../../kept/journal-log.ts";
import { exportOf } from "../../ui/list/export/export-of.tsx";
import { journalColumns } from "./journal-columns.ts";
import { wholeJournal } from "./kept-journal.ts";
import { deviceTime, recordedNow } from "./recorded.ts";

/** Exports the journal with its current filter: all records, and what this device sent. */
export const JournalExport = exportOf(wholeJournal, {
	name: ({ t, query }) => [t("journal.title"), ...(query.kind ? [t(`journal.kind.${query.kind}`)] : [])],
	rowsAre: "entries",
	arrange: (rows, { app, query }) =>
		timelineOf({
			records: rows.flatMap((row) => (row.is === "record" ? [row.record] : [])),
			entries: recordedNow(app),
			kind: query.kind,
			isSearch: query.number !== "",
			hasMore: false,
			now: deviceTime(),
			page: thisPage,
		}).rows,
	columns: journalColumns,
});
