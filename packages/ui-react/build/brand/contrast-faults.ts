import { contrast, figureContrast, readableContrast } from "../../src/theme/readable-shade.ts";
import type { ThemeColours } from "./brand.ts";

type Name = keyof ThemeColours;

/** What is drawn on what. The other colours are computed with the contrast that they need (src/theme/palette.ts). */
const pairs: readonly (readonly [colour: Name, grounds: readonly Name[], least: number])[] = [
	["text", ["page", "surface", "sunken", "raised"], readableContrast],
	["dim", ["page", "surface", "sunken"], readableContrast],
	["on-inverse", ["inverse"], readableContrast],
	["warn-text", ["page", "surface", "warn-ground"], readableContrast],
	["edge", ["page", "surface"], figureContrast],
	["star", ["page", "surface", "sunken"], figureContrast],
];

interface Themes {
	readonly light: ThemeColours;
	readonly dark: ThemeColours;
}

/** The pairs of colours that are too similar (WCAG 2.2, 1.4.3 and 1.4.11 AA). */
export const contrastFaults = (themes: Themes): readonly string[] =>
	(["light", "dark"] as const).flatMap((theme) =>
		pairs.flatMap(([colour, grounds, least]) =>
			grounds.flatMap((ground) => {
				const [front, back] = [themes[theme][colour], themes[theme][ground]];
				// Rounded down: 4.49 must not read as 4.5.
				const ratio = Math.floor(contrast(front, back) * 100) / 100;
				return ratio < least
					? `brand.json, ${theme}.${colour}: ${front} on ${theme}.${ground} ${back} has a contrast of ${ratio} : 1, and needs ${least} : 1`
					: [];
			}),
		),
	);
