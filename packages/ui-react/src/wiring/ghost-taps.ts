/** Milliseconds and pixels within which two taps are a double tap. */
const maxMs = 500;
const maxPixels = 16;

const controls = "button, a, input, label, select, textarea, summary, dialog";

interface Press {
	readonly on: Element | null;
	readonly x: number;
	readonly y: number;
	readonly at: number;
}

/**
 * Ignores the second tap of a double tap if another control has appeared under the finger since the first. Clicks of a mouse
 * are never ignored: its pointer shows the control below it.
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
			at - last.at < maxMs &&
			Math.hypot(x - last.x, y - last.y) < maxPixels;
		last = { on: isStray && last ? last.on : on, x, y, at };
	};
	const stop = (event: Event): void => {
		// The `detail` of a key press is 0.
		if (!isStray || (event as MouseEvent).detail === 0) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	page.addEventListener("pointerdown", look, { capture: true, passive: true });
	page.addEventListener("click", stop, { capture: true });
};
