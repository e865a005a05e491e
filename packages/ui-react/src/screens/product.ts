import type { SiteSettings } from "@tradewind/domain/site";

/** The tradable products: contract orders and micro orders, which end at their expiry (Spec 1 §2). */
export type Product = "contract" | "micro";

export const products = ["contract", "micro"] as const satisfies readonly Product[];

type Offers = Pick<SiteSettings, "hasContractTrading" | "hasMicroTrading">;

/** The products that the site offers; `undefined` settings are not known yet. */
export const offered = (settings: Offers | undefined): readonly Product[] => [
	...(settings?.hasContractTrading ? (["contract"] as const) : []),
	...(settings?.hasMicroTrading ? (["micro"] as const) : []),
];

/**
 * The product of the address parameter `source`: contracts by default, and the other product if the site offers only
 * that one. It does not wait for the settings.
 */
export const requestedProduct = (source: string | null, settings: Offers | undefined): Product => {
	const asked: Product = source === "micro" ? "micro" : "contract";
	const [first = asked, ...others] = offered(settings);
	return [first, ...others].includes(asked) ? asked : first;
};
