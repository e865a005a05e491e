import type { DepositKind, DepositRecord } from "@tradewind/domain/deposit";
import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { depositStatus } from "../../../parts/deposit/record/deposit-record.tsx";
import { useApp } from "../../../state/app.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../../ui/list/export/export-times.ts";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { machines } from "../machines.ts";

export interface DepositExportProps {
	readonly kind: DepositKind;
	readonly matchesBanks: boolean;
	readonly onClose: () => void;
}

/** Exports all deposits of one kind. */
export const DepositExport = ({ kind, matchesBanks, onClose }: DepositExportProps): ReactNode => {
	const { t } = useWords();
	const list = useActorRef(machines(useApp()).export, { input: {} });
	useReadAll(list, { kind });
	return (
		<ExportSheet
			list={list}
			columns={(times) => columnsIn(t, matchesBanks, times)}
			name={[t("deposit.records"), t(`deposit.kind.${kind}`)]}
			onClose={onClose}
		/>
	);
};

const columnsIn = (
	t: Translate,
	matchesBanks: boolean,
	times: ExportTimes,
): readonly Column<DepositRecord>[] => [
	{ header: t("deposit.export.number"), cell: ({ id }) => String(id) },
	{ header: t("deposit.amount"), cell: ({ amount }) => amount },
	{ header: t("deposit.export.currency"), cell: ({ currency }) => currency },
	{
		header: t("deposit.status"),
		cell: (record) => depositStatus(record, t, matchesBanks),
	},
	{ header: times.head(t("deposit.created")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: t("deposit.line.bankName"), cell: ({ bank }) => bank?.bankName },
	{ header: t("deposit.remark"), cell: ({ remark }) => remark },
];
