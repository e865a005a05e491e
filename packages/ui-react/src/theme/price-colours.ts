import { defaultColours, type SiteColours } from "@tradewind/domain/site";

/** What a customer can choose instead of the colours of the site (docs/assumptions/screens.md, A-765). */
export const priceColours = ["green-up", "red-up", "blue-up"] as const;
export type PriceColours = (typeof priceColours)[number];

const green = "#85bd00";
const red = "#f6543e";
/** They differ for people who can't tell red from green, too. */
const blue = "#2a78d6";
const orange = "#e07b00";

const pairs: Readonly<Record<PriceColours, Omit<SiteColours, "primary">>> = {
	"green-up": { up: green, down: red, candleUp: green, candleDown: red },
	"red-up": { up: red, down: green, candleUp: red, candleDown: green },
	"blue-up": { up: blue, down: orange, candleUp: blue, candleDown: orange },
};

/** The colours of the page: those of the site, with the customer's choice for prices. */
export const chosenColours = (site: SiteColours, choice: PriceColours | undefined): SiteColours =>
	choice ? { ...site, ...pairs[choice] } : site;

/** The choice that the style sheet makes: the colours of the language's markets where the site has none of its own. */
export const marketOf = (site: SiteColours, language: string): PriceColours | undefined =>
	/^(ja|ko)\b/.test(language) && hasDefaultColours(site) ? "red-up" : undefined;

/** Whether the colours are those of the style sheet (Spec 1 §9). */
export const hasDefaultColours = (site: SiteColours): boolean =>
	Object.entries(defaultColours).every(([name, colour]) => site[name as keyof SiteColours] === colour);
