import { toText } from "@tradewind/domain/money";
import {
	type IPriceLine,
	type ISeriesPrimitive,
	LineStyle,
	type SeriesAttachedParameter,
	type Time,
	type UTCTimestamp,
} from "lightweight-charts";
import { type ChartLook, type DrawingPart, type DrawingStage, pixels } from "../candle-drawing.ts";
import type { PriceMark } from "../price-mark.ts";
import { followDrags } from "./follow-drags.ts";
import { leftOfTag, placeTags } from "./place-tags.ts";

/** Draws the lines and keeps the tags, which are elements in `box`, on them: beside the newest bar, never over the axes. */
export const createLineDrawing = (
	{ chart, candles, look }: DrawingStage,
	marks: readonly PriceMark[],
	box: HTMLElement,
	/** Whether a line is dragged, at each of its moves. */
	onDrag: (isDragged: boolean) => void,
): DrawingPart => {
	let newest: UTCTimestamp | undefined;
	let barSeconds = 0;
	let currentLook = look;
	let attached: SeriesAttachedParameter<Time> | undefined;
	const lines = new Map<PriceMark, IPriceLine>();
	for (const mark of marks) lines.set(mark, candles.createPriceLine(lineOptions(mark, look)));
	/** Prices of lines that a finger holds. */
	const held = new Map<PriceMark, number>();

	const sizes = new Map<Element, { readonly width: number; readonly height: number }>();
	const observer = new ResizeObserver((entries) => {
		for (const { target, borderBoxSize } of entries) {
			const [size] = borderBoxSize;
			if (size) sizes.set(target, { width: size.inlineSize, height: size.blockSize });
		}
		place();
	});
	const tags = marks.flatMap((mark) => {
		const element = box.querySelector<HTMLElement>(`[data-line="${CSS.escape(mark.id)}"]`);
		return element ? [{ mark, element }] : [];
	});
	for (const { element } of tags) observer.observe(element);

	const place = (): void => {
		const height = candles.getPane().getHeight();
		const { scaleMargins } = candles.priceScale().options();
		const plot = { top: Math.max(4, scaleMargins.top * height - 8), bottom: height - axisHeight };
		const measured = tags.flatMap(({ mark, element }) => {
			const size = sizes.get(element);
			const at = candles.priceToCoordinate(held.get(mark) ?? pixels(mark.price));
			return size && at !== null ? [{ element, at, ...size }] : [];
		});
		const places = placeTags(measured, plot);
		for (const [index, { element, width }] of measured.entries()) {
			const found = places[index];
			element.hidden = found === undefined;
			if (!found) continue;
			const { top, beyond, reach } = found;
			const translate = `${leftOf(width)}px ${Math.round(top)}px`;
			if (element.style.translate !== translate) element.style.translate = translate;
			element.style.setProperty("--reach", `${reach}px`);
			if (element.dataset.beyond !== (beyond ?? "")) element.dataset.beyond = beyond ?? "";
		}
	};

	const leftOf = (width: number): number => {
		const scale = chart.timeScale();
		const at = newest === undefined ? null : scale.timeToCoordinate(newest);
		const bar = at === null ? undefined : { at, width: scale.options().barSpacing };
		return leftOfTag(width, bar, scale.width());
	};

	/** A moment, which may be between two bars or after the newest one. */
	const xOf = (seconds: number): number | undefined => {
		const scale = chart.timeScale();
		const at = newest === undefined ? null : scale.timeToCoordinate(newest);
		if (at === null || newest === undefined || barSeconds === 0) return undefined;
		return at + ((seconds - newest) / barSeconds - 0.5) * scale.options().barSpacing;
	};

	const primitive: ISeriesPrimitive<Time> = {
		attached: (parameter) => {
			attached = parameter;
		},
		// The places of prices are known when the chart is drawn.
		paneViews: () => [
			{
				zOrder: () => "bottom",
				renderer: () => ({
					draw: (target) => {
						place();
						target.useMediaCoordinateSpace(({ context, mediaSize: { height } }) => {
							for (const mark of marks) {
								const { from, to } = mark.span ?? {};
								if (from === undefined || to === undefined) continue;
								const [begin, end] = [xOf(from), xOf(to)];
								if (begin === undefined || end === undefined) continue;
								context.globalAlpha = 0.16;
								context.fillStyle = colourOf(mark, currentLook);
								context.fillRect(begin, 0, Math.max(2, end - begin), height);
								context.globalAlpha = 1;
							}
						});
					},
				}),
			},
		],
	};
	candles.attachPrimitive(primitive);
	const endDrags = followDrags(tags, {
		priceAt: (y) => candles.coordinateToPrice(y),
		digits: () => look.precision,
		onHold: (mark, price) => {
			if (price) held.set(mark, Number(toText(price)));
			else held.delete(mark);
			onDrag(held.size > 0);
			lines.get(mark)?.applyOptions({ price: held.get(mark) ?? pixels(mark.price) });
			attached?.requestUpdate();
		},
	});
	return {
		show: (bars) => {
			newest = bars.at(-1)?.time as UTCTimestamp | undefined;
			barSeconds = (bars.at(-1)?.time ?? 0) - (bars.at(-2)?.time ?? 0);
			attached?.requestUpdate();
		},
		applyLook: (next) => {
			currentLook = next;
			for (const [mark, line] of lines) line.applyOptions(lineOptions(mark, next));
		},
		remove: () => {
			endDrags();
			observer.disconnect();
			candles.detachPrimitive(primitive);
			for (const line of lines.values()) candles.removePriceLine(line);
		},
	};
};

/** The name of the chart's maker is at the lower edge. */
const axisHeight = 28;

const styles = {
	position: LineStyle.Solid,
	pending: LineStyle.LargeDashed,
	"stop-loss": LineStyle.Dashed,
	"take-profit": LineStyle.Dashed,
	closing: LineStyle.SparseDotted,
	alert: LineStyle.Dashed,
	drawn: LineStyle.Solid,
} as const;

const colourOf = (mark: PriceMark, look: ChartLook): string =>
	mark.tone === "up" ? look.up : mark.tone === "down" ? look.down : look.quiet;

const lineOptions = (mark: PriceMark, look: ChartLook) => ({
	id: mark.id,
	price: pixels(mark.price),
	title: "",
	color: colourOf(mark, look),
	axisLabelColor: colourOf(mark, look),
	axisLabelTextColor: look.ink[mark.tone],
	lineWidth: 1 as const,
	lineStyle: styles[mark.kind],
	lineVisible: true,
	axisLabelVisible: true,
});
