import { dropPresses } from "../ui/control/drop-presses.ts";
import { isInSight } from "./in-sight.ts";

/**
 * A press on a button with the side of an order that is not wholly on the screen leads to the button, which states what it orders,
 * and orders nothing; the next press does (docs/assumptions/contract.md, A-852). Returns the function that ends it.
 */
export const leadToPress = (): (() => void) => {
	let led: Element | undefined;
	return dropPresses((pressed) => {
		const button = pressed.closest("[data-press][data-side]");
		const isLed = button !== null && button !== led && !isInSight(button);
		led = isLed ? button : undefined;
		if (isLed) button.scrollIntoView({ block: "center" });
		return isLed;
	});
};
