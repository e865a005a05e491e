import { base } from "./platform.ts";

/** The step, from 0, or that it is offered or over. */
export type SavedTour = number | "offer" | "over";

const key = `${base}tradewind-demo.tour`;

export const readTour = (): SavedTour => {
	const text = localStorage.getItem(key);
	return text === null ? "offer" : /^\d$/.test(text) ? Number(text) : "over";
};

export const saveTour = (tour: SavedTour): void => localStorage.setItem(key, String(tour));
