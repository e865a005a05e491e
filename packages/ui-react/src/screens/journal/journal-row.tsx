import { amountOf, standingOf, type TimelineRow } from "@tradewind/domain/journal";
import { memo, type ReactNode } from "react";
import { OwnQuantity } from "../../figures/money.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { thisPage } from "../../kept/journal-log.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Row } from "../../ui/list/row.tsx";
import { AmountIn, RecordAmount } from "./journal-amount.tsx";
import classes from "./journal-row.module.css";
import { deviceTime } from "./recorded.ts";
import { rowStatus, rowTitle } from "./texts.ts";
import { useMatchesBanks } from "./use-matches-banks.ts";

const phone =
	"M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2";

/** A row of the journal: a record of the platform, or a command of this device without one. */
export const JournalRow = memo(
	(props: { readonly row: TimelineRow; readonly onOpen: (row: TimelineRow) => void }): ReactNode => {
		const { row, onOpen } = props;
		const { t } = useWords();
		const times = useTimes();
		const title = rowTitle(row, t);
		const status = rowStatus(row, t, useMatchesBanks());
		const isUnknown = row.is === "command" && standingOf(row.entry, deviceTime(), thisPage) === "unknown";
		return (
			<Row
				title={
					<>
						<bdi>{title}</bdi>
						{row.is === "command" || row.commands.length > 0 ? <DeviceMark /> : null}
					</>
				}
				figure={<RowFigure row={row} />}
				details={
					<span className={isUnknown ? classes.unknown : undefined}>
						<bdi>{status}</bdi>
					</span>
				}
				note={row.at === undefined ? t("journal.noTime") : times.timeOfDay(row.at)}
				onOpen={() => onOpen(row)}
			/>
		);
	},
);

const RowFigure = ({ row }: { readonly row: TimelineRow }): ReactNode => {
	if (row.is === "record") {
		const amount = amountOf(row.record);
		return amount ? <RecordAmount of={amount} /> : null;
	}
	const { amount, currency, is } = row.entry.command;
	if (!amount) return null;
	return is === "open contract order" ? (
		<OwnQuantity value={amount} />
	) : (
		<AmountIn amount={amount} currency={currency} />
	);
};

/** This device sent one of the row's commands. */
const DeviceMark = (): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<Icon
				sign={phone}
				size="0.95em"
				weight={2}
				strokeLinecap="butt"
				strokeLinejoin="miter"
				className={classes.device}
			/>
			<span className="visually-hidden">{` ${t("journal.fromDevice")}`}</span>
		</>
	);
};
