/** Milliseconds and pixels within which two taps are one double tap. */
const span = 500;
const reach = 16;

const controls = "button, a, input, label, select, textarea, summary, dialog";

interface Press {
	readonly on: Element | null;
	readonly x: number;
	readonly y: number;
	readonly at: number;
}

/**
 * The second tap of a double tap presses what it was meant for, and nothing that has come under the finger since the first.
 * A mouse is left alone: its pointer is seen to lie on what it presses.
 */
export const ignoreGhostTaps = (page: EventTarget = document): void => {
	let last: Press | undefined;
	let isStray = false;
	const look = (event: Event): void => {
		const { target, clientX: x, clientY: y, timeStamp: at, pointerType } = event as PointerEvent;
		const on = (target as Partial<Element> | null)?.closest?.(controls) ?? null;
		isStray =
			last !== undefined &&
			on !== null &&
			on !== last.on &&
			pointerType !== "mouse" &&
			at - last.at < span &&
			Math.hypot(x - last.x, y - last.y) < reach;
		last = { on: isStray && last ? last.on : on, x, y, at };
	};
	const stop = (event: Event): void => {
		// A press of a key has no detail.
		if (!isStray || (event as MouseEvent).detail === 0) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	page.addEventListener("pointerdown", look, { capture: true, passive: true });
	page.addEventListener("click", stop, { capture: true });
};
