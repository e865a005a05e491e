import { useEffect, useState } from "react";
import type { CandleDrawing } from "./candle-drawing.ts";
import type { IndicatorChoice } from "./indicator-choice.ts";
import type { LineRead } from "./indicators/indicator-drawing.ts";

const none: readonly LineRead[] = [];

/** Draws the chosen indicators with lazily loaded code. Returns their lines for the legend. */
export const useIndicatorLines = (
	drawing: CandleDrawing | undefined,
	choice: IndicatorChoice,
): readonly LineRead[] => {
	const [lines, setLines] = useState(none);
	useEffect(() => {
		if (!drawing || !hasAny(choice)) return;
		let end: (() => void) | undefined;
		let isCancelled = false;
		const begin = async () => {
			const { createIndicatorDrawing } = await import("./indicators/indicator-drawing.ts");
			if (isCancelled) return;
			end = drawing.add((stage) => {
				const part = createIndicatorDrawing(stage, choice);
				setLines(part.lines);
				return part;
			});
		};
		// If the code fails to load, only the bars are drawn.
		begin().catch(() => {});
		return () => {
			isCancelled = true;
			end?.();
			setLines(none);
		};
	}, [drawing, choice]);
	return lines;
};

const hasAny = ({ volume, ...lengths }: IndicatorChoice): boolean =>
	volume || Object.values(lengths).some((list) => list.length > 0);
