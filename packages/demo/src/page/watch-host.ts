interface Parts {
	readonly isVisible: () => boolean;
	/** Asks whether a page runs the platform. */
	readonly ask: () => void;
	/** From now on this page runs the platform. */
	readonly takeOver: () => void;
}

const everyMs = 2000;
/** A platform that makes a long world again does not answer meanwhile. */
const firstPatience = 5;

/**
 * A system suspends the pages that are not seen. If one of them runs the platform, a page that is seen takes it over after some looks
 * without an answer; each time it waits twice as long.
 */
export const watchHost = ({ isVisible, ask, takeOver }: Parts) => {
	let unanswered = 0;
	let patience = firstPatience;
	return {
		everyMs,
		heard: (): void => {
			unanswered = 0;
		},
		look: (): void => {
			if (!isVisible()) {
				unanswered = 0;
				return;
			}
			if (unanswered >= patience) {
				patience *= 2;
				unanswered = 0;
				takeOver();
			}
			unanswered += 1;
			ask();
		},
	};
};
