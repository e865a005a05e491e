/**
 * Loads the code that records commands in the journal of this device, and starts it: that code is not part of the trade page's
 * first load. A command that was sent earlier is recorded if it still has no answer. Without the code nothing is recorded; the
 * platform's records show the command.
 */
export const recordLater = (load: () => Promise<() => unknown>): void => {
	load().then(
		(begin) => begin(),
		() => {},
	);
};
