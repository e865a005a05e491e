import type { ActivityEvent } from "@tradewind/domain/activity";
import { type ActivitySnapshot, type ActivityStore, emptyActivity } from "../state/activity.ts";

/** What the code of the activity uses of the store. */
export interface ActivityHost {
	readonly publish: (snapshot: ActivitySnapshot) => void;
	/** Passes the buffered events to `onEvent`, and from then on each event at once. */
	readonly subscribe: (onEvent: (event: ActivityEvent) => void) => void;
}

/** More events than can happen while the code is loading. */
const maxBuffered = 50;

/** The part of the activity in the first load: the present snapshot and the events until the code is loaded. */
export const createActivityStore = (start: (host: ActivityHost) => Promise<void>): ActivityStore => {
	const listeners = new Set<() => void>();
	let snapshot = emptyActivity;
	let buffered: readonly ActivityEvent[] = [];
	let onEvent: ((event: ActivityEvent) => void) | undefined;
	let loading: Promise<void> | undefined;
	const host: ActivityHost = {
		publish: (next) => {
			snapshot = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			onEvent = listener;
			for (const event of buffered) listener(event);
			buffered = [];
		},
	};
	return {
		getSnapshot: () => snapshot,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		load: () => {
			loading ??= start(host).catch((error: unknown) => {
				loading = undefined;
				throw error;
			});
			return loading;
		},
		emit: (event) => {
			if (onEvent) onEvent(event);
			else buffered = [...buffered, event].slice(-maxBuffered);
		},
	};
};
