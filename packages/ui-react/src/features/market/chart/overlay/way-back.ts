import type { DrawingPart, DrawingStage } from "../candle-drawing.ts";

/** Shows `button` beside the axes while the newest bar is not in view; a press returns to it. */
export const createWayBack = ({ chart }: DrawingStage, button: HTMLElement): DrawingPart => {
	const scale = chart.timeScale();
	const show = () => {
		button.hidden = scale.scrollPosition() > -1;
		if (button.hidden) return;
		button.style.insetInlineEnd = `${chart.priceScale("right").width() + 8}px`;
		button.style.insetBlockEnd = `${scale.height() + 8}px`;
	};
	const onPress = () => scale.scrollToRealTime();
	scale.subscribeVisibleLogicalRangeChange(show);
	button.addEventListener("click", onPress);
	return {
		show,
		applyLook: () => {},
		remove: () => {
			scale.unsubscribeVisibleLogicalRangeChange(show);
			button.removeEventListener("click", onPress);
		},
	};
};
