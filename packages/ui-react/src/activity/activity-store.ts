import type { ActivityEvent } from "@tradewind/domain/activity";
import { type ActivitySnapshot, type ActivityStore, emptyActivity } from "../state/activity.ts";
import { createStore } from "../state/store.ts";

/** The part of the store that the code of the activity uses. */
export interface ActivityHost {
	readonly publish: (snapshot: ActivitySnapshot) => void;
	/** Passes the buffered events to `onEvent`, then each event as it happens. */
	readonly subscribe: (onEvent: (event: ActivityEvent) => void) => void;
}

/** The number of buffered events: more than can happen while the code is loading. */
const maxBuffered = 50;

/** The part of the activity in the first load: the current snapshot, and the events until the code is loaded. */
export const createActivityStore = (start: (host: ActivityHost) => Promise<void>): ActivityStore => {
	const { get, set, subscribe } = createStore(emptyActivity);
	let buffered: readonly ActivityEvent[] = [];
	let onEvent: ((event: ActivityEvent) => void) | undefined;
	let loading: Promise<void> | undefined;
	const host: ActivityHost = {
		publish: set,
		subscribe: (listener) => {
			onEvent = listener;
			for (const event of buffered) listener(event);
			buffered = [];
		},
	};
	return {
		getSnapshot: get,
		subscribe,
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
