import type { MicroOrder } from "@tradewind/domain/micro";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { createActor } from "xstate";
import type { Say } from "../../../i18n/say.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import type { Column } from "../../../ui/list/export/csv.ts";
import { ExportSheet } from "../../../ui/list/export/export-sheet.tsx";
import { fileNameOf } from "../../../ui/list/export/file-name.ts";
import { useFullList } from "../../../ui/list/export/use-full-list.ts";
import { machines } from "../machines.ts";

/** The micro orders that have ended, as a file; without what a tag of the customer hides (Spec 1 §6). */
export const ClosedExport = (props: {
	readonly showsDetails: boolean;
	readonly onClose: () => void;
}): ReactNode => {
	const { say } = useWords();
	const app = useApp();
	const { currency } = useSettings();
	const list = useFullList(() => createActor(machines(app).export, { input: {} }), closed);
	const columns = [...columnsIn(say, currency), ...(props.showsDetails ? detailsIn(say, currency) : [])];
	return (
		<ExportSheet
			list={list}
			columns={columns}
			fileName={fileNameOf("micro", undefined)}
			onClose={props.onClose}
		/>
	);
};

const closed = { stage: "closed" } as const;

const columnsIn = (say: Say, currency: string): readonly Column<MicroOrder>[] => [
	{ header: say("micro.order.number"), cell: ({ id }) => String(id) },
	{ header: say("shell.export.instrument"), cell: ({ symbol }) => symbol },
	{ header: say("shell.export.direction"), cell: ({ direction }) => say(`micro.direction.${direction}`) },
	{ header: `${say("shell.export.amount")} (${currency})`, cell: ({ amount }) => amount },
	{
		header: say("shell.export.seconds"),
		cell: ({ seconds }) => BigDecimal.fromBigInt(BigInt(seconds)),
	},
	{ header: say("micro.order.ratio"), cell: ({ profitRatio }) => profitRatio },
	{ header: say("micro.order.openPrice"), cell: ({ openPrice }) => openPrice },
	{ header: say("micro.order.endPrice"), cell: ({ endPrice }) => endPrice },
];

const detailsIn = (say: Say, currency: string): readonly Column<MicroOrder>[] => [
	{ header: `${say("shell.export.profit")} (${currency})`, cell: ({ profit }) => profit },
	{ header: `${say("micro.order.created")} (GMT)`, cell: ({ createdAt }) => createdAt },
	{ header: `${say("micro.order.completed")} (GMT)`, cell: ({ completedAt }) => completedAt },
];
