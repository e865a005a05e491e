import {
	amountOf,
	type DeviceEntry,
	kindOfCommand,
	lastOf,
	numberOf,
	type TimelineRow,
} from "@tradewind/domain/journal";
import { writeMoment } from "@tradewind/domain/time";
import type { ExportFacts, FileColumn } from "../../ui/list/export/export-of.tsx";
import { rowStatus, rowTitle, standingText } from "./texts.ts";
import { matchesBanksNow } from "./use-matches-banks.ts";

/** The columns of the exported journal. A row without a record has the facts of its command. */
export const journalColumns = ({
	t,
	time,
	currency,
	app,
}: ExportFacts<unknown>): readonly FileColumn<TimelineRow>[] => [
	{
		header: t("journal.time"),
		in: "zone",
		cell: (row) => time(row.is === "record" ? row.record.at : writeMoment(row.at, "second")),
	},
	{
		header: t("journal.kinds"),
		cell: (row) =>
			t(`journal.kind.${row.is === "record" ? row.record.kind : kindOfCommand(row.entry.command)}`),
	},
	{ header: t("journal.what"), cell: (row) => rowTitle(row, t) },
	{
		header: t("journal.amount"),
		cell: (row) => (row.is === "record" ? amountOf(row.record)?.amount : row.entry.command.amount),
	},
	{ header: t("journal.currency"), cell: (row) => currencyOf(row, currency) },
	{ header: t("journal.status"), cell: (row) => rowStatus(row, t, matchesBanksNow(app)) },
	{
		header: t("journal.number"),
		cell: (row) => (row.is === "record" ? numberOf(row.record) : undefined),
	},
	{
		header: t("journal.sent"),
		in: "zone",
		cell: (row) =>
			entriesOf(row)
				.map((entry) => time(writeMoment(entry.steps[0].at, "second")))
				.join("; "),
	},
	{
		header: t("journal.answer"),
		cell: (row) =>
			entriesOf(row)
				.map((entry) => [standingText(entry, t), lastOf(entry.steps).message].filter(Boolean).join(": "))
				.join("; "),
	},
];

const entriesOf = (row: TimelineRow): readonly DeviceEntry[] =>
	row.is === "record" ? row.commands : [row.entry];

/** The currency of the amount; lots of an order have none. */
const currencyOf = (row: TimelineRow, site: string): string | undefined => {
	if (row.is === "record") {
		const amount = amountOf(row.record);
		return amount && (amount.currency ?? site);
	}
	const { amount, currency, is } = row.entry.command;
	return amount === undefined || is === "open contract order" ? undefined : (currency ?? site);
};
