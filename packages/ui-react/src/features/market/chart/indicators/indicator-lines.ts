import type { IndicatorChoice } from "../indicator-choice.ts";
import { band, exponentialAverage, simpleAverage } from "./averages.ts";
import { type RunningIndicator, running } from "./indicator.ts";
import { relativeStrength } from "./relative-strength.ts";

/** A line over the prices or in a pane of its own. */
export interface IndicatorLine {
	readonly id: string;
	readonly name: "simple" | "exponential" | "upper" | "middle" | "lower" | "strength";
	readonly length: number;
	readonly colour: string;
	readonly pane: "prices" | "own";
	readonly running: RunningIndicator;
}

/** Each has a contrast of 3 : 1 to the light and to the dark background. */
const colours = {
	simple: ["#c77700", "#2f7de1", "#a44fd6"],
	exponential: ["#d6408a", "#0e919d", "#7a6be0"],
	bands: "#7b8794",
	strength: "#2f7de1",
} as const;

/** Distance of the bands' edges from their middle, in standard deviations. */
const bandWidth = 2;

export const linesOf = (choice: IndicatorChoice): readonly IndicatorLine[] => [
	...choice.simple.map((length, place) =>
		line("simple", length, colours.simple[place % 3] ?? "", running(simpleAverage(length))),
	),
	...choice.exponential.map((length, place) =>
		line("exponential", length, colours.exponential[place % 3] ?? "", running(exponentialAverage(length))),
	),
	...choice.bands.flatMap((length) => [
		line("upper", length, colours.bands, running(band(length, bandWidth))),
		line("middle", length, colours.bands, running(simpleAverage(length))),
		line("lower", length, colours.bands, running(band(length, -bandWidth))),
	]),
	...choice.strength.map((length) =>
		line("strength", length, colours.strength, running(relativeStrength(length))),
	),
];

const line = (
	name: IndicatorLine["name"],
	length: number,
	colour: string,
	runs: RunningIndicator,
): IndicatorLine => ({
	id: `${name} ${length}`,
	name,
	length,
	colour,
	pane: name === "strength" ? "own" : "prices",
	running: runs,
});
