import type { ContractOrder } from "@tradewind/domain";
import type { ReactNode } from "react";
import { createActor } from "xstate";
import type { Say } from "../../../i18n/say.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import type { Column } from "../../../shell/export/csv.ts";
import { ExportSheet } from "../../../shell/export/export-sheet.tsx";
import { fileNameOf } from "../../../shell/export/file-name.ts";
import { useFullList } from "../../../shell/export/use-full-list.ts";
import type { HistoryQuery } from "../../../shell/history.machine.ts";
import { useSettings } from "../../../shell/use-settings.ts";

/** The history as it is filtered, as a file. */
export const HistoryExport = (props: {
	readonly query: HistoryQuery;
	readonly onClose: () => void;
}): ReactNode => {
	const { say } = useWords();
	const { history } = useApp();
	const { currency } = useSettings();
	const list = useFullList(() => createActor(history.contractExport, { input: {} }), props.query);
	return (
		<ExportSheet
			list={list}
			columns={columnsIn(say, currency)}
			fileName={fileNameOf("contract", props.query.range)}
			onClose={props.onClose}
		/>
	);
};

const columnsIn = (say: Say, currency: string): readonly Column<ContractOrder>[] => [
	{ header: say("contract.order.number"), cell: ({ id }) => String(id) },
	{ header: say("shell.export.instrument"), cell: ({ symbol }) => symbol },
	{ header: say("shell.export.direction"), cell: ({ direction }) => say(`contract.${direction}`) },
	{ header: say("contract.ticket.quantity"), cell: ({ quantity }) => quantity },
	{ header: say("contract.order.multiple"), cell: ({ multiple }) => multiple },
	{ header: say("contract.order.askedPrice"), cell: ({ askedPrice }) => askedPrice },
	{ header: say("contract.order.openPrice"), cell: ({ openPrice }) => openPrice },
	{ header: say("contract.order.closePrice"), cell: ({ latestPrice }) => latestPrice },
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
