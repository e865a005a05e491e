import { record } from "../../state/recorder.ts";

/** Records which elements the customer presses, and the decimals that are typed. */
export const recordTouches = (): void => {
	addEventListener(
		"click",
		({ target }) => target instanceof Element && record("press", placeOf(target)),
		true,
	);
	addEventListener(
		"input",
		({ target }) => {
			if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
			record("typed", placeOf(target), keptText(target));
		},
		true,
	);
};

/** The names of fields for figures that are not about the person, such as an income; those of the tickets have none. */
const keptNames = new Set(["", "amount", "maxAmount"]);

/** What is kept of a typed text: decimals of the fields above. */
export const keptText = ({
	name,
	inputMode,
	value,
}: Pick<HTMLInputElement, "name" | "inputMode" | "value">): string =>
	inputMode === "decimal" && keptNames.has(name) ? value : "";

/** The place of an element in the page, as the positions among the children: `0/2/1`. */
const placeOf = (element: Element): string => {
	const places: number[] = [];
	for (let at: Element | null = element; at?.parentElement && at !== document.body; at = at.parentElement)
		places.unshift([...at.parentElement.children].indexOf(at));
	return places.join("/");
};
