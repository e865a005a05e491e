import type { SiteSettings } from "@tradewind/domain/site";

/** What is traded: contracts, or micro orders that end by themselves (Spec 1 §2). */
export type Product = "contract" | "micro";

export const products = ["contract", "micro"] as const satisfies readonly Product[];

type Offers = Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading">;

/** Those that the site offers; `undefined` settings are not known yet. */
export const offered = (settings: Offers | undefined): readonly Product[] => [
	...(settings?.hasContractTrading ? (["contract"] as const) : []),
	...(settings?.hasMicroTrading ? (["micro"] as const) : []),
];

/**
 * The product that an address asks for with `source`: contracts where it asks for none, or for one that the site doesn't
 * offer while it offers the other. What the site offers is not waited for.
 */
export const productAsked = (source: string | null, settings: Offers | undefined): Product => {
	const asked: Product = source === "micro" ? "micro" : "contract";
	const [first = asked, ...others] = offered(settings);
	return [first, ...others].includes(asked) ? asked : first;
};
