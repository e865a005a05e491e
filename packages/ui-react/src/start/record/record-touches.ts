import { record } from "../../state/recorder.ts";
import { textToRecord } from "./text-to-record.ts";

/** Records which elements the customer presses, and what is typed, as far as it is not about the person. */
export const recordTouches = (): void => {
	addEventListener(
		"click",
		({ target }) => target instanceof Element && record("press", placeOf(pressToRecord(target))),
		true,
	);
	addEventListener(
		"input",
		({ target }) => {
			if (isField(target)) record("typed", placeOf(target), textToRecord(target));
		},
		true,
	);
};

const isField = (target: EventTarget | null) =>
	target instanceof HTMLInputElement ||
	target instanceof HTMLSelectElement ||
	target instanceof HTMLTextAreaElement;

/** Choices in a form that are not about the person. */
const keptChoices = new Set(["plan", "account"]);

/**
 * The element that a recording names as pressed. The place of an answer in a form would reveal it, such as a yes, a sex or a country:
 * instead, the first answer to the same question is named.
 */
export const pressToRecord = (target: Element): Element => {
	const first = target.closest("form fieldset, [data-answers]")?.querySelector("button, input");
	return first && !keptChoices.has(first.getAttribute("name") ?? "") ? first : target;
};

/** The place of an element in the page, as the positions among the children: `0/2/1`. */
const placeOf = (element: Element): string => {
	const places: number[] = [];
	for (let at: Element | null = element; at?.parentElement && at !== document.body; at = at.parentElement)
		places.unshift([...at.parentElement.children].indexOf(at));
	return places.join("/");
};
