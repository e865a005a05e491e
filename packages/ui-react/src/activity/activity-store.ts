import type { ActivityEvent } from "@tradewind/domain/activity";
import { type ActivityDesk, type ActivityShown, noActivityShown } from "../state/activity.ts";

/** What the code that comes later is given to show what it finds, and to be told what happened before it came. */
export interface ActivityFront {
	readonly show: (shown: ActivityShown) => void;
	/** Whoever listens is told all that nobody has heard yet. */
	readonly listen: (hear: (event: ActivityEvent) => void) => void;
}

/** More than can happen until its code is there; who never fetches it keeps no more. */
const mostWaiting = 50;

/** The part of the activity that is there from the first paint: what to show, and a place for what is told. */
export const createActivity = (watch: (front: ActivityFront) => Promise<void>): ActivityDesk => {
	const listeners = new Set<() => void>();
	let shown = noActivityShown;
	let waiting: readonly ActivityEvent[] = [];
	let hear: ((event: ActivityEvent) => void) | undefined;
	let begun: Promise<void> | undefined;
	const front: ActivityFront = {
		show: (next) => {
			shown = next;
			for (const listener of listeners) listener();
		},
		listen: (listener) => {
			hear = listener;
			for (const event of waiting) listener(event);
			waiting = [];
		},
	};
	return {
		get: () => shown,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		begin: () => {
			begun ??= watch(front).catch((error: unknown) => {
				begun = undefined;
				throw error;
			});
			return begun;
		},
		tell: (event) => {
			if (hear) hear(event);
			else waiting = [...waiting, event].slice(-mostWaiting);
		},
	};
};
