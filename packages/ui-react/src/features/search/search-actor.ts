import type { productSearchMachine } from "@tradewind/domain/search";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/keep.ts";
import { machines } from "./machines.ts";

export type SearchActor = ActorRefFrom<typeof productSearchMachine>;

export const searchFieldId = "product-search";

/** Lives as long as the app: the typed text is still there when the customer comes back. */
export const searchOf = oncePer((app: App): SearchActor => {
	const search = createActor(machines(app).search);
	// A found instrument can be chosen, even if the list of instruments does not have it.
	search.on("instruments", ({ list }) => app.market.send({ type: "instruments found", list }));
	search.start();
	takeOver(search);
	return search;
});

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
