import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import { useExportTimes } from "../../../ui/list/export/export-times.ts";
import { csvName } from "../../../ui/list/export/file-name.ts";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { type HistoryQuery, machines } from "../orders/machines.ts";
import { historyColumns } from "./history-columns.ts";

/** Exports the history with its current filter. */
export const HistoryExport = (props: {
	readonly query: HistoryQuery;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const times = useExportTimes();
	const app = useApp();
	const { currency } = useSettings();
	const list = useActorRef(machines(app).export, { input: {} });
	useReadAll(list, props.query);
	return (
		<ExportSheet
			list={list}
			columns={historyColumns(t, currency, times)}
			fileName={csvName([t("shared.orders"), t("shared.product.contract")], times, props.query.range)}
			onClose={props.onClose}
		/>
	);
};
