import type { MouseEvent } from "react";
import { isInSight } from "./in-sight.ts";

/** The button to which the last press on the page led. */
let led: Element | undefined;

/**
 * A press on a button that is not wholly on the screen leads to the button, which states what it orders, and orders nothing; the next
 * press does (docs/assumptions/contract.md, A-852). For the capture phase: no other handler gets such a press.
 */
export const leadToPress = (event: MouseEvent<HTMLElement>): void => {
	const button = event.currentTarget;
	const isLed = button !== led && !isInSight(button);
	led = isLed ? button : undefined;
	if (!isLed) return;
	event.stopPropagation();
	button.scrollIntoView({ block: "center" });
	// A press elsewhere ends it.
	const onClick = (next: Event) => {
		if (!next.composedPath().includes(button)) led = undefined;
	};
	addEventListener("click", onClick, { capture: true, once: true });
};
