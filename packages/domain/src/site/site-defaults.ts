import type { SiteColours } from "./site-settings.ts";

// Where the platform says nothing: the values of `brand/`. The build of another brand has that brand's (docs/adopting.md, A-900).

export const defaultSiteName = "Tradewind";

/** Shown at money if the platform names neither a symbol nor a currency. */
export const defaultCurrencySymbol = "";

/** The default colours (Spec 1 §9). */
export const defaultColours: SiteColours = {
	primary: "#85bd00",
	up: "#85bd00",
	down: "#f6543e",
	candleUp: "#85bd00",
	candleDown: "#f6543e",
};
