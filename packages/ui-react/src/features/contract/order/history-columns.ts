import { type ContractOrder, netProfitOf } from "@tradewind/domain/contract";
import type { Translate } from "../../../i18n/translator.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import type { ExportTimes } from "../../../ui/list/export/export-times.ts";

/** The columns of the exported history. */
export const historyColumns = (
	t: Translate,
	currency: string,
	times: ExportTimes,
): readonly Column<ContractOrder>[] => [
	{ header: t("contract.order.number"), cell: ({ id }) => String(id) },
	{ header: t("shared.export.instrument"), cell: ({ symbol }) => symbol },
	{ header: t("shared.export.direction"), cell: ({ direction }) => t(`contract.side.${direction}`) },
	{ header: t("contract.ticket.quantity"), cell: ({ quantity }) => quantity },
	{ header: t("contract.order.multiple"), cell: ({ multiple }) => multiple },
	{ header: t("contract.order.askedPrice"), cell: ({ askedPrice }) => askedPrice },
	{ header: t("contract.order.openPrice"), cell: ({ openPrice }) => openPrice },
	{
		header: t("contract.order.closePrice"),
		cell: ({ stage, latestPrice }) => (stage === "closed" ? latestPrice : undefined),
	},
	{ header: `${t("shared.export.profit")} (${currency})`, cell: ({ profit }) => profit },
	{ header: `${t("contract.order.margin")} (${currency})`, cell: ({ margin }) => margin },
	{ header: `${t("contract.order.fee")} (${currency})`, cell: ({ fee }) => fee },
	{ header: `${t("contract.order.cover")} (${currency})`, cell: ({ cover }) => cover },
	{
		header: `${t("contract.order.net")} (${currency})`,
		cell: (order) => (order.stage === "closed" ? netProfitOf(order) : undefined),
	},
	{ header: t("contract.order.stopLoss"), cell: ({ stopLoss }) => stopLoss },
	{ header: t("contract.order.takeProfit"), cell: ({ takeProfit }) => takeProfit },
	{
		header: t("shared.export.status"),
		cell: ({ stage }) => t(stage === "cancelled" ? "contract.row.cancelled" : "contract.order.completed"),
	},
	{ header: times.head(t("contract.order.created")), cell: ({ createdAt }) => times.text(createdAt) },
	{ header: times.head(t("contract.order.completed")), cell: ({ completedAt }) => times.text(completedAt) },
];
