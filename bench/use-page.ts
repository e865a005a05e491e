import type { Finger, Target } from "./finger.ts";

/** What a customer does on each page while the worst interaction is timed. */
export const usePage: Readonly<Record<"/" | "/trade", (finger: Finger) => Promise<void>>> = {
	"/": async ({ tap, type, waitFor }) => {
		for (const category of ["Crypto", "Indices", "All"]) await tap(button(category));
		await tap({ selector: "[data-testid=search]" });
		await waitFor(button("Back"));
		await type("eur");
		await tap(button("Back"));
		await tap(tab("Trade"));
		await waitFor(button(/5 minutes/));
		await tap(tab("Market"));
	},
	"/trade": async ({ tap, type, waitFor }) => {
		await tap(button(/1 hour/));
		await tap(button(/Choose another instrument/));
		await waitFor({ selector: "dialog input" });
		await tap({ selector: "dialog input" });
		await type("gold");
		await tap(inDialog("Close"));
		await tap({ selector: "input[inputmode=decimal]" });
		await type("5");
		await tap({ selector: "[role=switch]", says: /Stop-loss/ });
		await tap(button(/^Multiple/));
		await tap(inDialog("×50"));
	},
};

/** What a customer asks of an order while all of them move; nothing is sent. */
export const useOrders = async ({ tap }: Finger): Promise<void> => {
	await tap({ selector: "[data-order]:nth-child(4) button" });
	await tap(inDialog("Set SL / TP"));
	await tap(inDialog("Back"));
	await tap(inDialog("Close position"));
	await tap(inDialog("Keep it"));
	await tap(inDialog("Close"));
};

/** The same of the bare list, as far as it goes. */
export const useBareOrders = async ({ tap }: Finger): Promise<void> => {
	await tap({ selector: "[data-order]:nth-child(4) button" });
	await tap(inDialog("Close"));
};

const button = (says: Target["says"] & (RegExp | string)): Target => ({ selector: "button", says });

const tab = (says: string): Target => ({ selector: "nav a", says });

const inDialog = (says: string): Target => ({ selector: "dialog button", says });
