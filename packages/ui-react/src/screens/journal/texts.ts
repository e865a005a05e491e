import {
	type DeviceCommand,
	type DeviceEntry,
	standingOf,
	type TimelineRow,
} from "@tradewind/domain/journal";
import type { Translate } from "../../i18n/translator.ts";
import { thisPage } from "../../kept/journal-log.ts";
import { deviceTime } from "./recorded.ts";
import { shownRecord } from "./shown-record.tsx";

/** The request of a command of this device. */
export const commandTitle = ({ is, subject }: DeviceCommand, t: Translate): string =>
	[subject, t(`journal.command.${is}`)].filter(Boolean).join(" · ");

/** The current status of a command. */
export const standingText = (entry: DeviceEntry, t: Translate): string =>
	t(`journal.standing.${standingOf(entry, deviceTime(), thisPage)}`);

/** The title of a row. */
export const rowTitle = (row: TimelineRow, t: Translate): string =>
	row.is === "record"
		? shownRecord(row.record, t, { matchesBanks: false }).title
		: commandTitle(row.entry.command, t);

/** The status of a row. `matchesBanks`: the platform matches the accounts of deposits. */
export const rowStatus = (row: TimelineRow, t: Translate, matchesBanks: boolean): string =>
	row.is === "record" ? shownRecord(row.record, t, { matchesBanks }).status : standingText(row.entry, t);
