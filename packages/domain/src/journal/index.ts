export {
	type DeviceCommand,
	type DeviceCommandName,
	type DeviceEntry,
	type DeviceStepName,
	kindOfCommand,
	lastOf,
	standingOf,
} from "./device-entry.ts";
export {
	amountOf,
	type JournalAmount,
	type JournalKind,
	type JournalRecord,
	journalKinds,
	type LoanEvent,
	momentOf,
	numberOf,
	numberTermOf,
} from "./journal-record.ts";
export { type JournalPosition, journalStart, readJournal } from "./read-journal.ts";
export { readEntries, type SavedCommand, type SavedEntry } from "./saved-entry.ts";
export {
	balanceSource,
	contractSource,
	depositSource,
	type JournalSource,
	loanSource,
	microSource,
	subscriptionSource,
	transferSource,
	unlistedSource,
	withdrawalSource,
	withNumber,
} from "./sources.ts";
export { type Timeline, type TimelineRow, timelineOf } from "./timeline.ts";
