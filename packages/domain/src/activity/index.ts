export { type ActivityEvent, activityMachine } from "./activity.machine.ts";
export { type Activity, type ActivityEntry, entryKey, noActivity, unreadCount } from "./activity.ts";
export { type PositionsBefore, positionsBefore } from "./closing-level.ts";
export { readEndings } from "./read-endings.ts";
export { readActivity, type SavedActivity, writeActivity } from "./saved-activity.ts";
export type { ContractsView } from "./watch-contracts.ts";
