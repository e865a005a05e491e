import { dropPresses } from "../control/drop-presses.ts";

/** While a sheet is being rendered a second press opens nothing, and Escape calls `close`. Returns the function that ends it. */
export const whileOpening = (close: () => void): (() => void) => {
	const endOfDrop = dropPresses();
	const onKey = ({ key }: KeyboardEvent) => {
		if (key === "Escape") close();
	};
	document.addEventListener("keydown", onKey);
	return () => {
		endOfDrop();
		document.removeEventListener("keydown", onKey);
	};
};
