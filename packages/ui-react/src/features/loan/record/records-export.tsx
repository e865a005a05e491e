import { isUnpaidOut, type LoanRecord, toRepay } from "@tradewind/domain/loan";
import { wholeDecimal } from "@tradewind/domain/money";
import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { loanStatus } from "../../../parts/loan/record/loan-record.tsx";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../../ui/list/export/export-times.ts";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { machines } from "../machines.ts";

export interface RecordsExportProps {
	readonly onClose: () => void;
}

/** Exports the loans of the customer. */
export const RecordsExport = ({ onClose }: RecordsExportProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { currency } = useSettings();
	const list = useActorRef(machines(app).export, { input: {} });
	useReadAll(list, undefined);
	return (
		<ExportSheet
			list={list}
			columns={(times) => columnsIn(t, currency, times)}
			name={[t("loan.records")]}
			onClose={onClose}
		/>
	);
};

const columnsIn = (t: Translate, currency: string, times: ExportTimes): readonly Column<LoanRecord>[] => [
	{ header: t("loan.number"), cell: ({ id }) => String(id) },
	{ header: t("shared.export.status"), cell: (record) => loanStatus(record, t) },
	{ header: `${t("loan.amount")} (${currency})`, cell: ({ amount }) => amount },
	{
		header: t("loan.period"),
		cell: ({ loanPeriodDays }) => (loanPeriodDays === undefined ? undefined : wholeDecimal(loanPeriodDays)),
	},
	{ header: t("loan.dayRate"), cell: ({ dailyRate }) => dailyRate },
	{
		header: `${t("loan.interest")} (${currency})`,
		cell: (record) => (isUnpaidOut(record) ? undefined : record.interest),
	},
	{
		header: `${t("loan.penalty")} (${currency})`,
		cell: (record) => (isUnpaidOut(record) ? undefined : record.penalty),
	},
	{ header: `${t("loan.toRepay")} (${currency})`, cell: toRepay },
	{ header: times.head(t("loan.created")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: times.head(t("loan.reviewed")), cell: ({ reviewedAt }) => times.text(reviewedAt) },
	{ header: times.head(t("loan.repaymentTime")), cell: ({ repaymentTime }) => times.text(repaymentTime) },
];
