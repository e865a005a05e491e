import type { WordKey } from "./words.ts";

export interface Step {
	readonly text: WordKey;
	/** The screen, as a path of the app. */
	readonly path: string;
	/** Selects the element that the text is about. */
	readonly target: string;
}

/** The target is the first of its elements that is visible. */
export const steps: readonly Step[] = [
	{ text: "demo.tour.home", path: "/", target: "main section:has(> ul > [data-code])" },
	{ text: "demo.tour.chart", path: "/trade", target: "main div:has(> canvas)" },
	{ text: "demo.tour.ticket", path: "/trade", target: "#trade-panel input" },
	{ text: "demo.tour.buy", path: "/trade", target: "#trade-panel button[data-side='buy']" },
	{ text: "demo.tour.position", path: "/trade", target: "main div:has(> canvas)" },
	{ text: "demo.tour.close", path: "/order?type=1", target: "#orders-panel" },
	{ text: "demo.tour.journal", path: "/mine/journal", target: "main section:has(h2)" },
	{ text: "demo.tour.copy", path: "/follow", target: "main article" },
];
