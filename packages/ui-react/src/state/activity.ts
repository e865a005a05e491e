import type { ActivityEvent, activityMachine } from "@tradewind/domain/activity";
import type { Message } from "@tradewind/domain/content";
import type { ActorRefFrom } from "xstate";

/** How a customer wants to be called when something happens; kept on the device, off until they choose. */
export interface CallWishes {
	readonly sound: boolean;
	readonly vibration: boolean;
}

/** What is watched and kept for one signed-in customer. Another object whenever something of it is another. */
export interface ActivityRoom {
	readonly actor: ActorRefFrom<typeof activityMachine>;
	/** Messages of the platform that were read on this device. */
	readonly readMessages: ReadonlySet<number>;
	readonly markMessagesRead: (ids: readonly number[]) => void;
	/** All that are known, be they on a list that is shown or not. */
	readonly markAllMessagesRead: () => void;
	/** Messages that a list has, which may be older than what is known: they are counted too. */
	readonly takeMessages: (messages: readonly Message[]) => void;
	readonly wishes: CallWishes;
	readonly wish: (change: Partial<CallWishes>) => void;
}

export interface ActivityShown {
	readonly unread: number;
	readonly unreadMessages: number;
	/** Absent until its code has come, and for visitors. */
	readonly room: ActivityRoom | undefined;
}

/** What happened to the customer's orders and what the platform wrote to them. Its code is no part of the first load. */
export interface ActivityDesk {
	readonly get: () => ActivityShown;
	readonly subscribe: (listener: () => void) => () => void;
	/** Fetches its code and watches from then on; once, whoever asks. Rejects where the code can't be fetched. */
	readonly begin: () => Promise<void>;
	/** Told as soon as somebody watches; what was told before is told then. */
	readonly tell: (event: ActivityEvent) => void;
}

export const noActivityShown: ActivityShown = { unread: 0, unreadMessages: 0, room: undefined };
