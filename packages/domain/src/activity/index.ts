export {
	type ActivityContext,
	type ActivityEvent,
	type ActivityHappened,
	type ActivityInput,
	activityMachine,
} from "./activity.machine.ts";
export {
	type Activity,
	type ActivityEntry,
	type ActivityKind,
	type ActivityProduct,
	type EndReason,
	entryKey,
	maxEntries,
	noActivity,
	type OwnCommand,
	unreadCount,
	type WatchedOrder,
} from "./activity.ts";
export { type PositionsBefore, positionsBefore } from "./closing-level.ts";
export { type Endings, type EndingsLookup, readEndings } from "./read-endings.ts";
export { readActivity, type SavedActivity, writeActivity } from "./saved-activity.ts";
export type { ContractsView } from "./watch-contracts.ts";
export type { MicrosReading } from "./watch-micros.ts";
