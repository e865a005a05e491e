import type { productSearchMachine } from "@tradewind/domain";
import { type ActorRefFrom, createActor } from "xstate";
import type { App } from "../../shell/app.ts";

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
	const text = typedEarly();
	if (text !== "") made.send({ type: "type", text });
	return made;
};

/** What was typed while the page was still the prerendered one, whose field this one is about to take the place of. */
const typedEarly = (): string => {
	// At build time there is none.
	if (typeof document === "undefined") return "";
	return document.querySelector<HTMLInputElement>(`#${searchFieldId}`)?.value ?? "";
};
