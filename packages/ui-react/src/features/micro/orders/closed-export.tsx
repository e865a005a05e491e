import type { MicroOrder } from "@tradewind/domain/micro";
import { useActorRef } from "@xstate/react";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { microSide } from "../../../parts/micro/record/micro-record.tsx";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../../ui/list/export/export-times.ts";
import { useReadAll } from "../../../ui/list/export/use-read-all.ts";
import { machines } from "../machines.ts";

/** Exports the closed micro orders, without the details that a customer tag hides (Spec 1 §6). */
export const ClosedExport = (props: {
	readonly showsDetails: boolean;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const { currency } = useSettings();
	const list = useActorRef(machines(app).export, { input: {} });
	useReadAll(list, closed);
	const columns = (times: ExportTimes) => [
		...columnsIn(t, currency),
		...(props.showsDetails ? detailsIn(t, currency, times) : []),
	];
	return (
		<ExportSheet
			list={list}
			columns={columns}
			name={[t("shared.orders"), t("shared.product.micro")]}
			onClose={props.onClose}
		/>
	);
};

const closed = { stage: "closed" } as const;

const columnsIn = (t: Translate, currency: string): readonly Column<MicroOrder>[] => [
	{ header: t("micro.order.number"), cell: ({ id }) => String(id) },
	{ header: t("shared.export.instrument"), cell: ({ symbol }) => symbol },
	{ header: t("shared.export.direction"), cell: ({ direction }) => microSide(direction, t) },
	{ header: `${t("shared.export.amount")} (${currency})`, cell: ({ amount }) => amount },
	{
		header: t("shared.export.seconds"),
		cell: ({ seconds }) => BigDecimal.fromBigInt(BigInt(seconds)),
	},
	{ header: t("micro.order.ratio"), cell: ({ profitRatio }) => profitRatio },
	{ header: t("micro.order.openPrice"), cell: ({ openPrice }) => openPrice },
	{ header: t("micro.order.endPrice"), cell: ({ endPrice }) => endPrice },
];

const detailsIn = (t: Translate, currency: string, times: ExportTimes): readonly Column<MicroOrder>[] => [
	{ header: `${t("shared.export.profit")} (${currency})`, cell: ({ profit }) => profit },
	{ header: times.head(t("micro.order.created")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: times.head(t("micro.order.completed")), cell: ({ completedAt }) => times.text(completedAt) },
];
