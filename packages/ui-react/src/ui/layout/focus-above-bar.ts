/** Pixels between the bar and what has the focus. */
const gap = 8;

/**
 * Keeps what has the focus above a bar at the lower edge of the page: the browser scrolls a new focus there. Call it again when the
 * height or the place of the bar has changed.
 */
export const keepFocusAbove = (bar: HTMLElement): void => {
	const height = bar.offsetHeight;
	const raised = Number.parseFloat(getComputedStyle(bar).insetBlockEnd) || 0;
	document.documentElement.style.scrollPaddingBlockEnd = `${Math.round(height + raised) + gap}px`;
	const focused = document.activeElement;
	if (focused && !bar.contains(focused) && isCovered(focused, bar))
		focused.scrollIntoView({ block: "nearest" });
};

export const releaseFocus = (): void => {
	document.documentElement.style.scrollPaddingBlockEnd = "";
};

const isCovered = (element: Element, bar: HTMLElement): boolean => {
	if (element === document.body || element.closest("dialog")) return false;
	const [box, above] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
	return box.bottom > above.top && box.top < above.bottom;
};
