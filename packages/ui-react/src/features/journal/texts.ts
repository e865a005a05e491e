import {
	type DeviceCommand,
	type DeviceEntry,
	type JournalRecord,
	standingOf,
	type TimelineRow,
} from "@tradewind/domain/journal";
import type { Translate } from "../../i18n/translator.ts";
import { thisPage } from "../../state/journal-log.ts";
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

/** The status of a record. Withdrawals have the platform's own text. */
export const statusOf = ({ what }: JournalRecord, t: Translate): string => {
	switch (what.is) {
		case "withdrawal":
			return what.record.statusText;
		case "transfer":
			return t("journal.transferred");
		case "balance change":
			return t(`journal.account.${what.account}`);
		case "contract order":
		case "micro order":
			return t(`journal.order.${what.record.stage}`);
		case "deposit":
			return t(`journal.deposit.${what.record.status}`);
		case "loan":
			return t(`journal.loan.${what.record.status}`);
		case "subscription":
			return t(`journal.subscription.${what.record.status}`);
	}
};

/** The request of a command of this device. */
export const commandTitle = ({ is, subject }: DeviceCommand, t: Translate): string =>
	[subject, t(`journal.command.${is}`)].filter(Boolean).join(" · ");

/** The current status of a command. */
export const standingText = (entry: DeviceEntry, t: Translate): string =>
	t(`journal.standing.${standingOf(entry, deviceTime(), thisPage)}`);

/** The title and the status of a row. */
export const rowTexts = (
	row: TimelineRow,
	t: Translate,
): { readonly title: string; readonly status: string } =>
	row.is === "record"
		? { title: titleOf(row.record, t), status: statusOf(row.record, t) }
		: { title: commandTitle(row.entry.command, t), status: standingText(row.entry, t) };
