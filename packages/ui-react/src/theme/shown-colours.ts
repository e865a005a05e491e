import { defaultColours, type SiteColours } from "@tradewind/domain/site";
import { readSaved, save } from "../storage/saved.ts";

/**
 * Shows the colours of the site with the customer's choice. The page has them already, from its style sheet or as they were saved,
 * unless they have changed: what computes them is then loaded.
 */
export const showColours = async (site: SiteColours): Promise<void> => {
	const { priceColours, paletteSource = sourceOf(defaultColours) } = readSaved();
	const source = sourceOf(site, priceColours);
	if (source === paletteSource) return;
	const { changePalette } = await import("./palette.ts");
	save({ palette: changePalette(site, priceColours), paletteSource: source });
};

/** Another number computes the saved colours again, after a change of how they are computed. */
const sourceOf = (site: SiteColours, choice = ""): string => `1${Object.values(site).join("")}${choice}`;
