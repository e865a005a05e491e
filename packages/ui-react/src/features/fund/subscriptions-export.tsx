import type { Subscription } from "@tradewind/domain/fund";
import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { subscriptionStatus } from "../../parts/fund/record/subscription-record.tsx";
import { useApp } from "../../state/app.ts";
import type { Column } from "../../ui/list/export/csv.ts";
import { ExportSheet } from "../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../ui/list/export/export-times.ts";
import { useReadAll } from "../../ui/list/export/use-read-all.ts";
import { machines } from "./machines.ts";

export interface SubscriptionsExportProps {
	readonly onClose: () => void;
}

/** Exports all subscriptions of the customer, in any status. */
export const SubscriptionsExport = ({ onClose }: SubscriptionsExportProps): ReactNode => {
	const { t } = useWords();
	const list = useActorRef(machines(useApp()).export, { input: {} });
	useReadAll(list, undefined);
	return (
		<ExportSheet
			list={list}
			rowsAre="entries"
			columns={(times) => columnsIn(t, times)}
			name={[t("fund.record")]}
			onClose={onClose}
		/>
	);
};

/** Each fund has its own currency, so that amounts need a column for it. */
const columnsIn = (t: Translate, times: ExportTimes): readonly Column<Subscription>[] => [
	{ header: t("fund.record.number"), cell: ({ id }) => String(id) },
	{ header: t("fund.record.fund"), cell: ({ fund }) => fund.title },
	{ header: t("fund.status"), cell: (record) => subscriptionStatus(record, t) },
	{ header: t("fund.record.currency"), cell: ({ fund }) => fund.currency },
	{ header: t("fund.amount"), cell: ({ amount }) => amount },
	{ header: t("fund.dailyProfit"), cell: ({ dailyProfit }) => dailyProfit },
	{ header: t("fund.soFar"), cell: ({ totalProfit }) => totalProfit },
	{ header: times.head(t("fund.since")), cell: ({ subscribedAt }) => times.text(subscribedAt) },
];
