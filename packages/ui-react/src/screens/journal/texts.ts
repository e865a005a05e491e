import {
	type DeviceCommand,
	type DeviceCommandName,
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

/** What a command has not done, in the words of its page. */
const notDone: Readonly<Record<DeviceCommandName, string>> = {
	"open contract order": "shared.command.notPlaced",
	"close contract order": "contract.order.notDone.close",
	"cancel contract order": "contract.order.notDone.cancel",
	"set stops": "contract.order.notDone.set-stops",
	"open micro order": "shared.command.notPlaced",
	"deposit crypto": "deposit.notDone",
	"deposit bank": "deposit.notDone",
	"upload deposit proof": "deposit.notDone.proof",
	"cancel deposit": "deposit.notDone.cancel",
	withdraw: "withdrawal.notDone",
	transfer: "transfer.notDone",
	"request loan": "loan.notDone",
	"repay loan": "loan.notDone.repayment",
	subscribe: "fund.notDone",
	redeem: "fund.notDone.redeem",
};

/** The current status of a command. */
export const standingText = (entry: DeviceEntry, t: Translate): string => {
	const standing = standingOf(entry, deviceTime(), thisPage);
	return standing === "refused" || standing === "not carried out" || standing === "logged out"
		? t(notDone[entry.command.is])
		: t(`journal.standing.${standing}`);
};

/** The title of a row. */
export const rowTitle = (row: TimelineRow, t: Translate): string =>
	row.is === "record"
		? shownRecord(row.record, t, { matchesBanks: false }).title
		: commandTitle(row.entry.command, t);

/** The status of a row. `matchesBanks`: the platform matches the accounts of deposits. */
export const rowStatus = (row: TimelineRow, t: Translate, matchesBanks: boolean): string =>
	row.is === "record" ? shownRecord(row.record, t, { matchesBanks }).status : standingText(row.entry, t);
