import { useEffect, useState } from "react";
import type { CandleDrawing } from "./candle-drawing.ts";
import type { IndicatorChoice } from "./indicator-choice.ts";
import type { LineRead } from "./indicators/indicator-drawing.ts";

const none: readonly LineRead[] = [];

/** Draws what is chosen, with code that comes when something is; gives back the lines that the legend reads. */
export const useIndicatorLines = (
	drawing: CandleDrawing | undefined,
	choice: IndicatorChoice,
): readonly LineRead[] => {
	const [lines, setLines] = useState(none);
	useEffect(() => {
		if (!drawing || !hasAny(choice)) return;
		let end: (() => void) | undefined;
		let isLeft = false;
		const begin = async () => {
			const { createIndicatorDrawing } = await import("./indicators/indicator-drawing.ts");
			if (isLeft) return;
			end = drawing.add((stage) => {
				const part = createIndicatorDrawing(stage, choice);
				setLines(part.lines);
				return part;
			});
		};
		// Without its code there are the bars alone.
		begin().catch(() => {});
		return () => {
			isLeft = true;
			end?.();
			setLines(none);
		};
	}, [drawing, choice]);
	return lines;
};

const hasAny = ({ volume, ...lengths }: IndicatorChoice): boolean =>
	volume || Object.values(lengths).some((list) => list.length > 0);
