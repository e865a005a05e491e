import type { productSearchMachine } from "@tradewind/domain/search";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../state/app.ts";

export type SearchActor = ActorRefFrom<typeof productSearchMachine>;

export const searchFieldId = "product-search";

/** One for the life of the app: what was typed stands there when the customer comes back. */
const kept = new WeakMap<App, SearchActor>();

export const searchOf = (app: App): SearchActor => {
	const known = kept.get(app);
	if (known) return known;
	const made = createActor(app.searching.productSearch);
	// What was found can be chosen, also where the list doesn't have it.
	made.on("instruments", ({ list }) => app.market.send({ type: "learn", list }));
	kept.set(app, made.start());
	takeOver(made);
	return made;
};

/** The field of the prerendered page, until React's has taken its place. */
const fieldsBefore = new WeakMap<SearchActor, HTMLInputElement>();

/** What is typed while the page is still the prerendered one, until React's field has taken the place of its own. */
const takeOver = (search: SearchActor): void => {
	// At build time there is none.
	if (typeof document === "undefined") return;
	const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`);
	if (!field) return;
	const type = () => search.send({ type: "type", text: field.value });
	field.addEventListener("input", type);
	fieldsBefore.set(search, field);
	if (field.value !== "") type();
};

/** Puts `field` into the customer's hand; in the place of a prerendered one, as that was held: what is typed next goes on there. */
export const takeInHand = (
	search: SearchActor,
	field: Pick<HTMLInputElement, "value" | "focus" | "setSelectionRange">,
): void => {
	field.focus();
	const before = fieldsBefore.get(search);
	fieldsBefore.delete(search);
	if (before && before.value === field.value)
		field.setSelectionRange(before.selectionStart, before.selectionEnd);
};
