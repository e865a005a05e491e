import type { Period } from "@tradewind/domain/market";
import { useMemo, useSyncExternalStore } from "react";
import { useWords } from "../../../i18n/words.ts";
import { createListeners } from "../../../state/store.ts";
import { inkOn } from "../../../theme/readable-shade.ts";
import type { ChartLook } from "./candle-drawing.ts";
import { chartPrices } from "./chart-prices.ts";
import { chartTime } from "./chart-time.ts";

interface Wanted {
	readonly precision: number;
	readonly period: Period;
	readonly timeZone: string;
}

/** The look of the chart; changes only with colours, language, precision, period or zone. */
export const useChartLook = ({ precision, period, timeZone }: Wanted): ChartLook => {
	const { language } = useWords();
	const colours = useSyncExternalStore(coloursChange.subscribe, readColours);
	return useMemo(() => {
		const colourOfName = new Map(colours.split("|").map((colour, index) => [names[index], colour]));
		const colour = (name: (typeof names)[number]) => colourOfName.get(name) ?? "";
		return {
			up: colour("--tw-candle-up"),
			down: colour("--tw-candle-down"),
			text: colour("--tw-dim"),
			quiet: colour("--tw-dim"),
			strong: colour("--tw-inverse"),
			ink: {
				up: inkOn(colour("--tw-candle-up")),
				down: inkOn(colour("--tw-candle-down")),
				quiet: colour("--tw-page"),
			},
			grid: colour("--tw-grid"),
			// As eight digits: the canvas of an older phone does not support color-mix().
			faint: { up: `${colour("--tw-candle-up")}66`, down: `${colour("--tw-candle-down")}66` },
			surface: colour("--tw-surface"),
			fontFamily: colour("--tw-font"),
			precision,
			formatPrice: chartPrices(language.tag, precision),
			...chartTime(language.tag, timeZone, period),
		};
	}, [colours, language, precision, period, timeZone]);
};

const names = [
	"--tw-candle-up",
	"--tw-candle-down",
	"--tw-dim",
	"--tw-inverse",
	"--tw-page",
	"--tw-surface",
	"--tw-grid",
	"--tw-font",
] as const;

/**
 * One text, so that equal colours are an equal snapshot. Cached, because reading forces a style computation of the
 * whole page.
 */
let colours: string | undefined;
const coloursChange = createListeners();

const readColours = (): string => {
	if (colours !== undefined) return colours;
	const style = getComputedStyle(document.body);
	colours = names.map((name) => style.getPropertyValue(name).trim()).join("|");
	clearWhenColoursChange();
	return colours;
};

/** Clears the cache when the colours (inline variables of the root), the theme or the language (its attributes) change. */
const clearWhenColoursChange = (): void => {
	const root = document.documentElement;
	const readRoot = (): string =>
		[
			root.dataset.theme,
			root.lang,
			...["--tw-light-candle-up", "--tw-light-candle-down"].map((name) => root.style.getPropertyValue(name)),
		].join("|");
	const before = readRoot();
	const observer = new MutationObserver(() => {
		if (readRoot() === before) return;
		observer.disconnect();
		colours = undefined;
		coloursChange.notify();
	});
	observer.observe(root, {
		attributes: true,
		attributeFilter: ["style", "data-theme", "lang"],
	});
};
