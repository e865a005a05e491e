import type { ActivityEvent, activityMachine } from "@tradewind/domain/activity";
import type { Message } from "@tradewind/domain/content";
import type { ActorRefFrom } from "xstate";

/** Alerts for new activity; saved on the device, off by default. */
export interface AlertSettings {
	readonly sound: boolean;
	readonly vibration: boolean;
	/** Notifications of the device (docs/assumptions.md, A-894). */
	readonly device: boolean;
}

/** The activity of one signed-in customer. Immutable: a change creates another object. */
export interface ActivitySession {
	readonly actor: ActorRefFrom<typeof activityMachine>;
	/** Ids of the platform's messages that were read on this device. */
	readonly readMessages: ReadonlySet<number>;
	readonly markMessagesRead: (ids: readonly number[]) => void;
	/** Marks every known message, on a visible list or not. */
	readonly markAllMessagesRead: () => void;
	/** Adds the messages of a list, which may be older than the known ones, to the unread count. */
	readonly addMessages: (messages: readonly Message[]) => void;
	readonly alertSettings: AlertSettings;
	readonly changeAlerts: (change: Partial<AlertSettings>) => void;
}

export interface ActivitySnapshot {
	readonly unread: number;
	readonly unreadMessages: number;
	/** `undefined` until its code is loaded, and for visitors. */
	readonly session: ActivitySession | undefined;
}

/** Changes of the customer's orders and messages of the platform. Its code is not part of the first load. */
export interface ActivityStore {
	readonly getSnapshot: () => ActivitySnapshot;
	readonly subscribe: (listener: () => void) => () => void;
	/** Loads the code and starts it; once, however often it is called. Rejects if the code can't be loaded. */
	readonly load: () => Promise<void>;
	/** Events before the code is loaded are buffered. */
	readonly emit: (event: ActivityEvent) => void;
}

export const emptyActivity: ActivitySnapshot = { unread: 0, unreadMessages: 0, session: undefined };
