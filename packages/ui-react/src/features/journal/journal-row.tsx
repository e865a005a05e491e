import { amountOf, standingOf, type TimelineRow } from "@tradewind/domain/journal";
import { memo, type ReactNode } from "react";
import { OwnQuantity } from "../../figures/money.tsx";
import { timeOfDay } from "../../figures/order-time.ts";
import { useWords } from "../../i18n/words.ts";
import { thisPage } from "../../state/journal-log.ts";
import { Row } from "../../ui/list/row.tsx";
import { AmountIn, RecordAmount } from "./journal-amount.tsx";
import classes from "./journal-row.module.css";
import { deviceTime } from "./recorded.ts";
import { rowTexts } from "./texts.ts";

/** A row of the journal: a record of the platform, or a command of this device without one. */
export const JournalRow = memo(
	(props: { readonly row: TimelineRow; readonly onOpen: (row: TimelineRow) => void }): ReactNode => {
		const { row, onOpen } = props;
		const { t, language } = useWords();
		const { title, status } = rowTexts(row, t);
		const isUnknown = row.is === "command" && standingOf(row.entry, deviceTime(), thisPage) === "unknown";
		return (
			<Row
				title={<bdi>{title}</bdi>}
				figure={<RowFigure row={row} />}
				details={
					<>
						<span className={isUnknown ? classes.unknown : undefined}>
							<bdi>{status}</bdi>
						</span>
						{row.is === "command" || row.commands.length > 0 ? (
							<span className={classes.device}>{t("journal.fromDevice")}</span>
						) : null}
					</>
				}
				note={row.at === undefined ? t("journal.noTime") : timeOfDay(row.at, language.tag)}
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
