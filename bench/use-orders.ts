import type { Target, Touch } from "./touch.ts";

/** Opens an order and its questions under load; sends nothing. */
export const useOrders = async ({ tap }: Touch): Promise<void> => {
	await tap(fourthOrder);
	await tap(inDialog("Set SL/TP"));
	await tap(inDialog("Back"));
	await tap(inDialog("Close position"));
	await tap(inDialog("Back"));
	await tap(inDialog("Close"));
};

/** The corresponding taps on the bare list. */
export const useBareOrders = async ({ tap }: Touch): Promise<void> => {
	await tap(fourthOrder);
	await tap(inDialog("Close"));
};

const fourthOrder: Target = { selector: "[data-order]:nth-child(4) button", text: "" };

const inDialog = (text: string): Target => ({ selector: "dialog button", text });
