import { displayStatusOf } from "@tradewind/domain/deposit";
import {
	type DeviceCommand,
	type DeviceEntry,
	type JournalRecord,
	standingOf,
	type TimelineRow,
} from "@tradewind/domain/journal";
import type { Translate } from "../../i18n/translator.ts";
import { thisPage } from "../../kept/journal-log.ts";
import { deviceTime } from "./recorded.ts";

/** The subject of a record. */
const titleOf = ({ what }: JournalRecord, t: Translate): string => {
	switch (what.is) {
		case "withdrawal":
			return `${t("journal.is.withdrawal")} · ${what.record.currencyCode}`;
		case "contract order":
		case "micro order":
			return `${what.record.symbol} · ${t(`journal.side.${what.record.direction}`)}`;
		case "balance change":
			return what.record.reason.text.trim() || t("journal.unnamed");
		default:
			return t(`journal.is.${what.is}`);
	}
};

/** The status of a record, in the words of its own page. Withdrawals have the platform's own text. */
export const statusOf = (
	{ what }: Pick<JournalRecord, "what">,
	t: Translate,
	matchesBanks: boolean,
): string => {
	switch (what.is) {
		case "withdrawal":
			return what.record.statusText;
		case "transfer":
			return t("journal.transferred");
		case "balance change":
			return t(`shared.balance.${what.account}`);
		case "contract order":
		case "micro order":
			return t(`journal.order.${what.record.stage}`);
		case "deposit":
			return t(`deposit.status.${displayStatusOf(what.record, matchesBanks)}`);
		case "loan":
			return t(`loan.status.${what.record.status}`);
		case "subscription":
			return t(`fund.status.${what.record.status}`);
	}
};

/** The request of a command of this device. */
export const commandTitle = ({ is, subject }: DeviceCommand, t: Translate): string =>
	[subject, t(`journal.command.${is}`)].filter(Boolean).join(" · ");

/** The current status of a command. */
export const standingText = (entry: DeviceEntry, t: Translate): string =>
	t(`journal.standing.${standingOf(entry, deviceTime(), thisPage)}`);

/** The title of a row. */
export const rowTitle = (row: TimelineRow, t: Translate): string =>
	row.is === "record" ? titleOf(row.record, t) : commandTitle(row.entry.command, t);

/** The status of a row. `matchesBanks`: the platform matches the accounts of deposits. */
export const rowStatus = (row: TimelineRow, t: Translate, matchesBanks: boolean): string =>
	row.is === "record" ? statusOf(row.record, t, matchesBanks) : standingText(row.entry, t);
