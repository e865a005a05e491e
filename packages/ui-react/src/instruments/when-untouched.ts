/** Milliseconds. */
const pace = 5000;

const touches = ["pointerdown", "pointerup", "pointercancel", "wheel", "scroll", "keydown"] as const;

/**
 * Calls `act` every 5 s, but not while a finger is down, nor after a touch, scroll or key press since the last call, so that
 * nothing moves under the finger. Returns the unsubscribe function.
 */
export const everyWhenUntouched = (act: () => void, page: EventTarget = document): (() => void) => {
	let isHeld = false;
	let isStirred = false;
	const notice = ({ type }: Event): void => {
		isStirred = true;
		if (type.startsWith("pointer")) isHeld = type === "pointerdown";
	};
	for (const touch of touches) page.addEventListener(touch, notice, { capture: true, passive: true });
	const timer = setInterval(() => {
		if (!isHeld && !isStirred) act();
		isStirred = false;
	}, pace);
	return () => {
		clearInterval(timer);
		for (const touch of touches) page.removeEventListener(touch, notice, { capture: true });
	};
};
