/** Drops the presses of controls for which `isDropped` is true, before anything hears of them. Returns the function that ends it. */
export const dropPresses = (isDropped: (pressed: Element) => boolean = () => true): (() => void) => {
	const onClick = (event: MouseEvent) => {
		if (!(event.target instanceof Element) || !isDropped(event.target)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	document.addEventListener("click", onClick, { capture: true });
	return () => document.removeEventListener("click", onClick, { capture: true });
};
