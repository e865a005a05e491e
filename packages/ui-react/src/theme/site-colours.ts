import type { SiteColours } from "@tradewind/domain/site";
import { blend, inkOn, readableShade } from "./readable-shade.ts";

/** The backgrounds of text, as in tokens.css: page, surface, sunken. */
export const grounds = {
	light: ["#f4f6f5", "#ffffff", "#e9edea"],
	dark: ["#0c0f0e", "#151a18", "#222926"],
} as const;

/** The share of white in a lightened colour (Spec 1 §9). */
const defaultLighten = 0.2;

/**
 * The CSS variables of a site's colours: unchanged for fills and charts, readable shades for text, lightened by
 * `lighten` (0 to 1) for a filled button that is pressed.
 */
export const variablesOf = (
	colours: SiteColours,
	lighten = defaultLighten,
): Readonly<Record<`--tw-${string}`, string>> => ({
	"--tw-primary": colours.primary,
	"--tw-on-primary": inkOn(colours.primary),
	"--tw-primary-light": blend(colours.primary, white, lighten),
	"--tw-on-primary-light": inkOn(blend(colours.primary, white, lighten)),
	"--tw-up": colours.up,
	"--tw-on-up": inkOn(colours.up),
	"--tw-down": colours.down,
	"--tw-on-down": inkOn(colours.down),
	"--tw-candle-up": colours.candleUp,
	"--tw-candle-down": colours.candleDown,
	"--tw-light-primary-text": readableShade(colours.primary, grounds.light),
	"--tw-light-up-text": readableShade(colours.up, grounds.light),
	"--tw-light-down-text": readableShade(colours.down, grounds.light),
	"--tw-dark-primary-text": readableShade(colours.primary, grounds.dark),
	"--tw-dark-up-text": readableShade(colours.up, grounds.dark),
	"--tw-dark-down-text": readableShade(colours.down, grounds.dark),
});

const white = "#ffffff";

export type ColourVariables = ReturnType<typeof variablesOf>;

/** Sets the colours of the page without a render. Variables that it already has are not set, so no style is computed again. */
export const applyColours = (variables: ColourVariables): void => {
	const root = document.documentElement;
	const worn = getComputedStyle(root);
	const others = Object.entries(variables).filter(
		([name, value]) => worn.getPropertyValue(name).trim() !== value,
	);
	for (const [name, value] of others) root.style.setProperty(name, value);
};
