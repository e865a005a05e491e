import type { SiteColours } from "@tradewind/domain/site";
import { grounds as ownGrounds } from "./grounds.ts";
import { chosenColours, hasDefaultColours, priceColours } from "./price-colours.ts";
import { blend, figureContrast, inkOn, readableShade } from "./readable-shade.ts";

/** The share of white in a lightened colour (Spec 1 §9). */
const defaultLighten = 0.2;

export type Palette = Readonly<Record<`--tw-${string}`, string>>;

interface PaletteOptions {
	readonly lighten?: number;
	/** The backgrounds of each theme. */
	readonly grounds?: Readonly<Record<"light" | "dark", readonly string[]>>;
}

/**
 * The CSS variables of the colours: the primary colour unchanged for fills, lightened by `lighten` (0 to 1) for a filled button
 * that is pressed; the colours of prices in shades for fills and charts, and all in readable shades for text, for each theme.
 */
export const paletteOf = (
	colours: SiteColours,
	{ lighten = defaultLighten, grounds = ownGrounds }: PaletteOptions = {},
): Palette => ({
	"--tw-primary": colours.primary,
	"--tw-on-primary": inkOn(colours.primary),
	"--tw-primary-light": blend(colours.primary, white, lighten),
	"--tw-on-primary-light": inkOn(blend(colours.primary, white, lighten)),
	...shadesOf(colours, "light", grounds.light),
	...shadesOf(colours, "dark", grounds.dark),
});

const shadesOf = (colours: SiteColours, theme: "light" | "dark", grounds: readonly string[]): Palette => {
	const text = (colour: string) => readableShade(colour, grounds);
	const fill = (colour: string) => readableShade(colour, grounds, figureContrast);
	return {
		[`--tw-${theme}-primary-text`]: text(colours.primary),
		[`--tw-${theme}-up`]: fill(colours.up),
		[`--tw-${theme}-on-up`]: inkOn(fill(colours.up)),
		[`--tw-${theme}-up-text`]: text(colours.up),
		[`--tw-${theme}-candle-up`]: fill(colours.candleUp),
		[`--tw-${theme}-down`]: fill(colours.down),
		[`--tw-${theme}-on-down`]: inkOn(fill(colours.down)),
		[`--tw-${theme}-down-text`]: text(colours.down),
		[`--tw-${theme}-candle-down`]: fill(colours.candleDown),
	};
};

const white = "#ffffff";

/**
 * Shows the colours of the site with the customer's choice for prices. Returns what the page of the next visit begins with:
 * nothing where its style sheet has the colours.
 */
export const changePalette = (site: SiteColours, choice: string | undefined): Palette | undefined => {
	const chosen = priceColours.find((one) => one === choice);
	const palette = paletteOf(chosenColours(site, chosen));
	const { style } = document.documentElement;
	if (!chosen && hasDefaultColours(site)) {
		for (const name of Object.keys(palette)) style.removeProperty(name);
		return undefined;
	}
	for (const [name, value] of Object.entries(palette)) style.setProperty(name, value);
	return palette;
};
