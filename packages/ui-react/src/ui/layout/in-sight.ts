/** Pixels of an edge that may be covered, such as those of a rounded position. */
const edge = 2;

/** Whether a control is on the screen from its upper to its lower edge, with nothing over it. */
export const isInSight = (control: Element): boolean => {
	const { left, right, top, bottom } = control.getBoundingClientRect();
	return [top + edge, bottom - edge].every((y) =>
		control.contains(document.elementFromPoint((left + right) / 2, y)),
	);
};
