import { nextTask } from "./yield-to-main.ts";

/** Gives back a call that has `act` done in a task of its own: once, however often it is called before that. */
export const inATask = (act: () => void): (() => void) => {
	let isDue = false;
	return () => {
		if (isDue) return;
		isDue = true;
		void nextTask().then(() => {
			isDue = false;
			act();
		});
	};
};
