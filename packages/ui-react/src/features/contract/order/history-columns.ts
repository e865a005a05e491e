import type { ContractOrder } from "@tradewind/domain/contract";
import type { Say } from "../../../i18n/say.ts";
import type { Column } from "../../../ui/list/export/csv.ts";

/** What the file of the history tells of an order. */
export const historyColumns = (say: Say, currency: string): readonly Column<ContractOrder>[] => [
	{ header: say("contract.order.number"), cell: ({ id }) => String(id) },
	{ header: say("shell.export.instrument"), cell: ({ symbol }) => symbol },
	{ header: say("shell.export.direction"), cell: ({ direction }) => say(`contract.${direction}`) },
	{ header: say("contract.ticket.quantity"), cell: ({ quantity }) => quantity },
	{ header: say("contract.order.multiple"), cell: ({ multiple }) => multiple },
	{ header: say("contract.order.askedPrice"), cell: ({ askedPrice }) => askedPrice },
	{ header: say("contract.order.openPrice"), cell: ({ openPrice }) => openPrice },
	{
		header: say("contract.order.closePrice"),
		cell: ({ stage, latestPrice }) => (stage === "closed" ? latestPrice : undefined),
	},
	{ header: `${say("shell.export.profit")} (${currency})`, cell: ({ profit }) => profit },
	{ header: `${say("contract.order.margin")} (${currency})`, cell: ({ margin }) => margin },
	{ header: `${say("contract.order.fee")} (${currency})`, cell: ({ fee }) => fee },
	{ header: say("contract.order.stopLoss"), cell: ({ stopLoss }) => stopLoss },
	{ header: say("contract.order.takeProfit"), cell: ({ takeProfit }) => takeProfit },
	{
		header: say("shell.export.status"),
		cell: ({ stage }) => say(stage === "cancelled" ? "contract.row.cancelled" : "contract.order.completed"),
	},
	{ header: `${say("contract.order.created")} (GMT)`, cell: ({ createdAt }) => createdAt },
	{ header: `${say("contract.order.completed")} (GMT)`, cell: ({ completedAt }) => completedAt },
];
