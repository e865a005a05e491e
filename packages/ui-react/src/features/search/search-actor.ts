import { maxSearchLength, type productSearchMachine } from "@tradewind/domain/search";
import { type ActorRefFrom, createActor } from "xstate";
import { keepDraft, storedDraft } from "../../kept/drafts.ts";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/once-per.ts";
import { pathInApp } from "../../storage/configuration.ts";
import { machines } from "./machines.ts";

export type SearchActor = ActorRefFrom<typeof productSearchMachine>;

export const searchFieldId = "product-search";

/** Lives as long as the app; the typed text also survives a reload. It is unchanged when the customer comes back. */
export const searchOf = oncePer((app: App): SearchActor => {
	const search = createActor(machines(app).search);
	// A found instrument can be selected even if the list of instruments does not contain it.
	search.on("instruments", ({ list }) => app.market.send({ type: "instruments found", list }));
	search.start();
	const draft = storedDraft(app, "search");
	const text = sharedText() ?? draft?.text;
	if (typeof text === "string") search.send({ type: "type", text });
	keepDraft(app, "search", () => ({ text: search.getSnapshot().context.text }));
	readPrerenderedField(search);
	return search;
});

/** What another app has shared with the installed one: the manifest names the page and its parameters. */
const sharedText = (): string | undefined => {
	if (typeof location === "undefined" || pathInApp() !== "/product") return undefined;
	const query = new URLSearchParams(location.search);
	const shared = (query.get("text") ?? query.get("title"))?.trim().slice(0, maxSearchLength);
	return shared === "" ? undefined : shared;
};

/** The prerendered page's field, until React's field replaces it. */
const prerenderedFields = new WeakMap<SearchActor, HTMLInputElement>();

/** Reads the prerendered page's field until React's field replaces it. */
const readPrerenderedField = (search: SearchActor): void => {
	// There is no document at build time.
	if (typeof document === "undefined") return;
	const field = document.querySelector<HTMLInputElement>(`#${searchFieldId}`);
	if (!field) return;
	const type = () => search.send({ type: "type", text: field.value });
	field.addEventListener("input", type);
	prerenderedFields.set(search, field);
	if (field.value !== "") type();
};

/** Focuses `field` and restores the selection of the prerendered field, so that typing continues. */
export const focusField = (
	search: SearchActor,
	field: Pick<HTMLInputElement, "value" | "focus" | "setSelectionRange">,
): void => {
	field.focus();
	const before = prerenderedFields.get(search);
	prerenderedFields.delete(search);
	if (before && before.value === field.value)
		field.setSelectionRange(before.selectionStart, before.selectionEnd);
};
