import type { WithdrawalKind, WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../../ui/list/export/export-times.ts";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { machines } from "../machines.ts";

interface WithdrawalsExportProps {
	readonly kind: WithdrawalKind;
	readonly onClose: () => void;
}

/** Exports all withdrawals of a kind. */
export const WithdrawalsExport = ({ kind, onClose }: WithdrawalsExportProps): ReactNode => {
	const { t } = useWords();
	const { currency } = useSettings();
	const list = useActorRef(machines(useApp()).export, { input: {} });
	useReadAll(list, { kind });
	return (
		<ExportSheet
			list={list}
			rowsAre="entries"
			columns={(times) => columnsIn(t, kind, currency, times)}
			name={[t("withdrawal.records"), t(`withdrawal.kind.${kind}`)]}
			onClose={onClose}
		/>
	);
};

const columnsIn = (
	t: Translate,
	kind: WithdrawalKind,
	currency: string,
	times: ExportTimes,
): readonly Column<WithdrawalRecord>[] => [
	{ header: t("withdrawal.record.number"), cell: ({ businessId }) => businessId },
	{ header: t("withdrawal.record.status"), cell: ({ statusText }) => statusText },
	{ header: `${t("withdrawal.amount")} (${currency})`, cell: ({ amount }) => amount },
	{ header: `${t("withdrawal.fee")} (${currency})`, cell: ({ fee }) => fee },
	{ header: t("withdrawal.record.received"), cell: ({ received }) => received },
	{ header: t("withdrawal.currency"), cell: ({ currencyCode }) => currencyCode },
	{ header: times.head(t("withdrawal.record.time")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: t(`withdrawal.record.target.${kind}`), cell: ({ target }) => target },
	{ header: t("withdrawal.record.notes"), cell: ({ notes }) => notes },
];
