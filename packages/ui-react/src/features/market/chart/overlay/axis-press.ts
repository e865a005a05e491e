import type { Price } from "@tradewind/domain/money";
import type { DrawingPart, DrawingStage } from "../candle-drawing.ts";
import { priceAt } from "./price-at.ts";

/** Milliseconds of a long press. */
const longMs = 500;

/** Pixels after which a press is a drag, which scales the axis. */
const threshold = 8;

/** Calls `onPress` with the price under a long press on the price axis. */
export const createAxisPress = (
	{ chart, candles, look }: DrawingStage,
	onPress: (price: Price) => void,
): DrawingPart => {
	const element = chart.chartElement();
	const listening = new AbortController();
	const { signal } = listening;
	let begun: { readonly x: number; readonly y: number } | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = () => {
		clearTimeout(timer);
		begun = undefined;
	};
	element.addEventListener(
		"pointerdown",
		({ clientX, clientY, button, isPrimary }) => {
			end();
			const { right, top } = element.getBoundingClientRect();
			const isOnAxis = clientX >= right - chart.priceScale("right").width();
			if (!(isOnAxis && isPrimary && button === 0) || clientY - top > candles.getPane().getHeight()) return;
			begun = { x: clientX, y: clientY };
			timer = setTimeout(() => {
				const price = priceAt(candles.coordinateToPrice(clientY - top), look.precision);
				if (price) onPress(price);
			}, longMs);
		},
		{ signal },
	);
	element.addEventListener(
		"pointermove",
		({ clientX, clientY }) => {
			if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > threshold) end();
		},
		{ signal },
	);
	for (const type of ["pointerup", "pointercancel"]) element.addEventListener(type, end, { signal });
	return {
		show: () => {},
		applyLook: () => {},
		remove: () => {
			end();
			listening.abort();
		},
	};
};
