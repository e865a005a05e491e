import { defaultColours } from "@tradewind/domain/site";
import { paletteOf } from "../../src/theme/palette.ts";
import { chosenColours } from "../../src/theme/price-colours.ts";
import { figureContrast, inkOn, readableShade } from "../../src/theme/readable-shade.ts";
import type { Brand } from "./brand.ts";

type Values = Readonly<Record<string, string>>;
type Theme = "light" | "dark";

/** The backgrounds of text and figures: page, surface, sunken (src/theme/grounds.ts). */
export const groundsOf = (brand: Pick<Brand, Theme>): Readonly<Record<Theme, readonly string[]>> => {
	const of = ({ page, surface, sunken }: Brand["light"]) => [page, surface, sunken];
	return { light: of(brand.light), dark: of(brand.dark) };
};

/** The style sheet of the colours (src/theme/tokens.css) with those of the brand. */
export const brandedTokens = (css: string, brand: Brand): string => {
	const grounds = groundsOf(brand);
	const themes = {
		light: { ...cssNames(brand.light), ...outcomeColours(grounds.light) },
		dark: { ...cssNames(brand.dark), ...outcomeColours(grounds.dark) },
	};
	const usual = paletteOf(brand.colours, { grounds });
	const inRed = paletteOf(chosenColours(brand.colours, "red-up"), { grounds });
	const valuesOf = (selector: string): Values => {
		if (selector.includes(":lang(")) return inRed;
		const [, theme] = /\[data-theme="(light|dark)"\] *$/.exec(selector) ?? [];
		return theme === undefined ? usual : themes[theme as Theme];
	};
	return css.replaceAll(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
		const values = valuesOf(selector);
		const own = body.replaceAll(
			/(--tw-[a-z-]+): [^;]+;/g,
			(line, name: string) => `${name}: ${values[name] ?? line.slice(name.length + 2, -1)};`,
		);
		return `${selector}{${own}}`;
	});
};

const cssNames = (colours: Brand["light"]): Values =>
	Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--tw-${name}`, colour]));

/** Success and failure are green and red in every brand. */
const outcomeColours = (grounds: readonly string[]): Values => {
	const fill = (colour: string) => readableShade(colour, grounds, figureContrast);
	const { up: green, down: red } = outcome;
	return {
		"--tw-good": fill(green),
		"--tw-good-text": readableShade(green, grounds),
		"--tw-bad": fill(red),
		"--tw-on-bad": inkOn(fill(red)),
		"--tw-bad-text": readableShade(red, grounds),
	};
};

const outcome = chosenColours(defaultColours, "green-up");

/** The style sheet of the scripts (src/theme/scripts.css) with the font of the brand before the installed ones. */
export const brandedFonts = (css: string, { font }: Pick<Brand, "font">): string =>
	font ? css.replaceAll("--tw-font: ", `--tw-font: "${font.family}", `) : css;
