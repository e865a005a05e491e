import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { type HistoryQuery, machines } from "../orders/machines.ts";
import { historyColumns } from "./history-columns.ts";

/** Exports the history with its current filter. */
export const HistoryExport = (props: {
	readonly query: HistoryQuery;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { currency } = useSettings();
	const list = useActorRef(machines(app).export, { input: {} });
	useReadAll(list, props.query);
	return (
		<ExportSheet
			list={list}
			columns={(times) => historyColumns(t, currency, times)}
			name={[t("shared.orders"), t("shared.product.contract")]}
			range={props.query.range}
			onClose={props.onClose}
		/>
	);
};
