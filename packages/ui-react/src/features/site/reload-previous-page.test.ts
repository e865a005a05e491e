import { afterEach, expect, test, vi } from "vitest";
import { reloadPreviousPage } from "./reload-previous-page.ts";

/** A browser tab, of which `states` are the entries of the history; the last one is shown. */
const openTab = (states: readonly object[]) => {
	const seen: string[] = [];
	const listeners: ((event: Event) => void)[] = [];
	let place = states.length - 1;
	const goBack = () => {
		place--;
		for (const listen of listeners) listen({ stopImmediatePropagation: () => seen.push("hidden") } as never);
	};
	vi.stubGlobal("history", {
		get state() {
			return states[place];
		},
		back: goBack,
		replaceState: (_: unknown, __: string, path: string) => seen.push(`replaced by ${path}`),
	});
	vi.stubGlobal("location", { reload: () => seen.push("reloaded") });
	vi.stubGlobal("addEventListener", (_: string, listen: (event: Event) => void) => listeners.push(listen));
	return { seen, goBack };
};

afterEach(() => {
	vi.unstubAllGlobals();
});

test("A-48: the page before is reloaded, and the router does not show it first", () => {
	const { seen } = openTab([{ idx: 0 }, { idx: 1 }]);
	reloadPreviousPage();
	expect(seen).toEqual(["hidden", "reloaded"]);
});

test("A-48: an entry that a sheet has left is passed over", () => {
	const { seen, goBack } = openTab([{ idx: 0 }, { idx: 1, sheet: true }, { idx: 2 }]);
	reloadPreviousPage();
	expect(seen).toEqual(["hidden"]);
	// The history of the sheets goes one further.
	goBack();
	expect(seen).toEqual(["hidden", "hidden", "reloaded"]);
});

test("A-48: a page that was opened from outside becomes the home page", () => {
	const { seen } = openTab([{ idx: 0 }]);
	reloadPreviousPage();
	expect(seen).toEqual(["replaced by /", "reloaded"]);
});
