import type { QuoteBoard } from "@tradewind/domain/market";
import type { CandleDrawing } from "./candle-drawing.ts";
import type { CandlesActor } from "./candles-actor.ts";

/**
 * Draws the bars and the latest price, at most once a frame, until the returned function is called. The latest price is that of the
 * quotes, as on the rest of the page: bars are pushed less often (docs/assumptions/market.md, A-960).
 */
export const drawPrices = (
	candles: CandlesActor,
	quotes: Pick<QuoteBoard, "get" | "subscribeAll">,
	drawing: Pick<CandleDrawing, "show">,
	/** The first bars have been drawn. */
	onDrawn: () => void,
): (() => void) => {
	let frame = 0;
	let later: ReturnType<typeof setTimeout> | undefined;
	const draw = () => {
		frame = 0;
		const { instrument, series } = candles.getSnapshot().context;
		const bars = series.candles;
		drawing.show(bars, quotes.get(instrument.code)?.price ?? bars.at(-1)?.close);
		if (later !== undefined || bars.length === 0) return;
		performance.mark("chart drawn");
		// Lazily loaded parts wait until the bars are on the screen.
		later = setTimeout(onDrawn, 100);
	};
	const drawSoon = () => {
		// Not in the frame of a tap: drawing a few hundred bars would delay it.
		if (frame === 0)
			frame = requestAnimationFrame(() => {
				frame = requestAnimationFrame(draw);
			});
	};
	draw();
	const subscription = candles.subscribe(drawSoon);
	const endQuotes = quotes.subscribeAll((changed) => {
		if (changed.has(candles.getSnapshot().context.instrument.code)) drawSoon();
	});
	return () => {
		subscription.unsubscribe();
		endQuotes();
		cancelAnimationFrame(frame);
		clearTimeout(later);
	};
};
