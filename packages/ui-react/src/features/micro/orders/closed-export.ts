import { type MicroOrder, microOrderList } from "@tradewind/domain/micro";
import { wholeDecimal } from "@tradewind/domain/money";
import { microSide } from "../../../parts/micro/record/micro-record.tsx";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { type ExportFacts, exportOf, type FileColumn } from "../../../ui/list/export/export-of.tsx";

/** Exports the closed micro orders, without the details that a customer tag hides (Spec 1 §6). */
export const ClosedExport = exportOf(microOrderList, {
	name: ({ t }) => [t("shared.orders"), t("shared.product.micro")],
	columns: ({ t, time, app }) => [
		{ header: t("micro.order.number"), cell: ({ id }) => String(id) },
		{ header: t("shared.export.instrument"), cell: ({ symbol }) => symbol },
		{ header: t("shared.export.direction"), cell: ({ direction }) => microSide(direction, t) },
		{ header: t("shared.export.amount"), in: "currency", cell: ({ amount }) => amount },
		{ header: t("shared.export.seconds"), cell: ({ seconds }) => wholeDecimal(seconds) },
		{ header: t("micro.order.ratio"), cell: ({ profitRatio }) => profitRatio },
		{ header: t("micro.order.openPrice"), cell: ({ openPrice }) => openPrice },
		{ header: t("micro.order.endPrice"), cell: ({ endPrice }) => endPrice },
		...(showsMicroDetails(app.site.getSnapshot().context) ? details({ t, time }) : []),
	],
});

const details = ({
	t,
	time,
}: Pick<ExportFacts<unknown>, "t" | "time">): readonly FileColumn<MicroOrder>[] => [
	{ header: t("shared.export.profit"), in: "currency", cell: ({ profit }) => profit },
	{ header: t("micro.order.created"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
	{ header: t("micro.order.completed"), in: "zone", cell: ({ completedAt }) => time(completedAt) },
];
