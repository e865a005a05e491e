/** The lowest contrast of text and background (WCAG 2.2, 1.4.3 AA). */
export const readableContrast = 4.5;

/** The lowest contrast of a line or a fill that carries meaning and its background (WCAG 2.2, 1.4.11 AA). */
export const figureContrast = 3;

type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG contrast of two colours given as `#rrggbb`, 1 to 21. */
export const contrast = (one: string, other: string): number => {
	const [light = 0, dark = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
};

/**
 * The shade of `colour` for text on each of the backgrounds `grounds`: `colour` itself if its contrast is at least `lowest`, else
 * mixed with as little black (light backgrounds) or white (dark backgrounds) as needed. All colours are `#rrggbb`.
 */
export const readableShade = (
	colour: string,
	grounds: readonly string[],
	lowest = readableContrast,
): string => {
	const isOnLight = grounds.every((ground) => luminance(parse(ground)) > 0.18);
	const ink: Rgb = isOnLight ? [0, 0, 0] : [255, 255, 255];
	for (let step = 0; step < 100; step += 1) {
		const shade = toText(mix(parse(colour), ink, step / 100));
		if (grounds.every((ground) => contrast(shade, ground) >= lowest)) return shade;
	}
	return toText(ink);
};

/** Black or white, whichever is easier to read on a fill of `colour`; the better of the two is never below 4.58. */
export const inkOn = (colour: string): string =>
	contrast(colour, "#000000") >= contrast(colour, "#ffffff") ? "#000000" : "#ffffff";

/** A mix of two colours: `share` of `other`, 0 to 1, and the rest of `colour`. */
export const blend = (colour: string, other: string, share: number): string =>
	toText(mix(parse(colour), parse(other), share));

const parse = (colour: string): Rgb => {
	const value = Number.parseInt(colour.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
};

const toText = (rgb: Rgb): string =>
	`#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
	from[0] + (to[0] - from[0]) * share,
	from[1] + (to[1] - from[1]) * share,
	from[2] + (to[2] - from[2]) * share,
];

const luminance = (rgb: Rgb): number => {
	const [red, green, blue] = rgb.map((channel) => {
		const share = channel / 255;
		return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};
