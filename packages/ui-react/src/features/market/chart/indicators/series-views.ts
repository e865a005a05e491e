import {
	type CustomData,
	type CustomSeriesOptions,
	customSeriesDefaultOptions,
	type ICustomSeriesPaneRenderer,
	type ICustomSeriesPaneView,
	type PaneRendererCustomData,
	type Time,
} from "lightweight-charts";

/** A bar without `value` has no value of the line yet. */
export interface Point extends CustomData<Time> {
	readonly value?: number;
	/** The colour of a column; a line has the colour of its series. */
	readonly color?: string;
}

type Drawn = PaneRendererCustomData<Time, Point>;
type Target = Parameters<ICustomSeriesPaneRenderer["draw"]>[0];
type ToY = Parameters<ICustomSeriesPaneRenderer["draw"]>[1];
type Draw = (target: Target, toY: ToY, drawn: Drawn, options: CustomSeriesOptions) => void;

/**
 * Replaces the library's own lines and columns, which would be loaded with the chart before its first bars. These are
 * loaded afterwards, if chosen.
 */
const seriesView =
	(draw: Draw, extent: (value: number) => number[]) => (): ICustomSeriesPaneView<Time, Point> => {
		let drawn: Drawn | undefined;
		let currentOptions: CustomSeriesOptions = customSeriesDefaultOptions;
		return {
			renderer: () => ({
				draw: (target, toY) => {
					if (drawn) draw(target, toY, drawn, currentOptions);
				},
			}),
			update: (data, options) => {
				drawn = data;
				currentOptions = options;
			},
			priceValueBuilder: ({ value }) => (value === undefined ? [] : extent(value)),
			isWhitespace: (point): point is Point => !("value" in point) || point.value === undefined,
			defaultOptions: () => customSeriesDefaultOptions,
		};
	};

/** One bar more on each side than visible, so that lines continue beyond the edges. */
const inView = ({ bars, visibleRange }: Drawn): Drawn["bars"] =>
	visibleRange ? bars.slice(Math.max(0, visibleRange.from - 1), visibleRange.to + 1) : [];

export const lineView = seriesView(
	(target, toY, drawn, { color }) =>
		target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio, verticalPixelRatio }) => {
			context.beginPath();
			let isOn = false;
			for (const { x, originalData } of inView(drawn)) {
				const y = originalData.value === undefined ? null : toY(originalData.value);
				if (y === null) isOn = false;
				else if (isOn) context.lineTo(x * horizontalPixelRatio, y * verticalPixelRatio);
				else context.moveTo(x * horizontalPixelRatio, y * verticalPixelRatio);
				isOn = y !== null;
			}
			context.strokeStyle = color;
			context.lineWidth = 1.5 * verticalPixelRatio;
			context.lineJoin = "round";
			context.stroke();
		}),
	(value) => [value],
);

export const columnView = seriesView(
	(target, toY, drawn) =>
		target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio, verticalPixelRatio }) => {
			const ground = toY(0);
			if (ground === null) return;
			const width = Math.max(1, Math.floor(drawn.barSpacing * 0.7 * horizontalPixelRatio));
			const bottom = Math.round(ground * verticalPixelRatio);
			for (const { x, originalData, barColor } of inView(drawn)) {
				const y = originalData.value === undefined ? null : toY(originalData.value);
				if (y === null) continue;
				const top = Math.round(y * verticalPixelRatio);
				context.fillStyle = barColor;
				context.fillRect(Math.round(x * horizontalPixelRatio - width / 2), top, width, bottom - top);
			}
		}),
	(value) => [0, value],
);
