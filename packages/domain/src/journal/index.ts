export {
	askedAt,
	type DeviceCommand,
	type DeviceCommandName,
	type DeviceEntry,
	type DeviceStep,
	type DeviceStepName,
	isCarriedOut,
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
	momentOf,
	type PlatformRecord,
} from "./journal-record.ts";
export { type JournalPage, type JournalPosition, journalStart, readJournal } from "./read-journal.ts";
export { readEntries, type SavedCommand, type SavedEntry, type SavedStep } from "./saved-entry.ts";
export {
	balanceSource,
	contractSource,
	depositSource,
	type JournalSource,
	loanSource,
	microSource,
	type SourcePage,
	subscriptionSource,
	transferSource,
	withdrawalSource,
} from "./sources.ts";
export { type Timeline, type TimelineInput, type TimelineRow, timelineOf } from "./timeline.ts";
export { contractOrderKey, microOrderKey } from "./to-journal.ts";
