/** A tag and the line that it belongs to, in pixels from the top of the chart. */
export interface PlacedTag {
	/** The line; it may be outside of the chart. */
	readonly at: number;
	readonly height: number;
}

interface Place {
	/** The top of the tag. */
	readonly top: number;
	/** Where its line is, if that is out of view. */
	readonly beyond: "above" | "below" | undefined;
	/** By how much its touch target is larger than the tag, above and below. */
	readonly reach: number;
}

interface PlotArea {
	readonly top: number;
	readonly bottom: number;
}

/** From the left edge of the chart, and from the newest bar. */
const inset = 6;

/**
 * Where a tag begins: at the left edge, unless the newest bar is there. Then it is after that bar, or before it where it does not fit
 * after it (docs/assumptions/contract.md, A-661).
 */
export const leftOfTag = (
	width: number,
	newest: { readonly at: number; readonly width: number } | undefined,
	plotWidth: number,
): number => {
	if (!newest) return inset;
	const [begin, end] = [newest.at - newest.width / 2, newest.at + newest.width / 2];
	if (end < inset || begin > inset + width + inset) return inset;
	const after = Math.ceil(end + inset);
	if (after + width <= plotWidth) return after;
	return Math.max(inset, Math.floor(begin - inset - width));
};

/** How many of the first tags fit; one always does. */
const fitting = (tags: readonly PlacedTag[], { top, bottom }: PlotArea): number => {
	let free = bottom - top + gap;
	const first = tags.findIndex(({ height }) => {
		free -= height + gap;
		return free < 0;
	});
	return first === -1 ? tags.length : Math.max(1, first);
};

const gap = 3;
/** Of a touch target. */
const leastHeight = 44;

/** Places tags on their lines, inside the limits and without an overlap. Where not all fit, the last ones have no place. */
export const placeTags = (all: readonly PlacedTag[], plot: PlotArea): readonly Place[] => {
	const tags = all.slice(0, fitting(all, plot));
	const order = tags.map((_, index) => index).sort((a, b) => (tags[a]?.at ?? 0) - (tags[b]?.at ?? 0));
	const tops = new Map<number, number>();
	let free = plot.top;
	for (const index of order) {
		const { at, height } = tags[index] ?? { at: 0, height: 0 };
		const top = Math.max(free, at - height / 2);
		tops.set(index, top);
		free = top + height + gap;
	}
	let limit = plot.bottom;
	for (const index of order.toReversed()) {
		const height = tags[index]?.height ?? 0;
		const top = Math.max(plot.top, Math.min(tops.get(index) ?? 0, limit - height));
		tops.set(index, top);
		limit = top - gap;
	}
	const hasNeighbour = (index: number): boolean => {
		const [before, after] = [order.indexOf(index) - 1, order.indexOf(index) + 1].map((at) => order[at]);
		const near = (other: number | undefined) =>
			other !== undefined && Math.abs((tops.get(other) ?? 0) - (tops.get(index) ?? 0)) < leastHeight;
		return near(before) || near(after);
	};
	return tags.map(({ at, height }, index) => ({
		top: tops.get(index) ?? plot.top,
		beyond: at < plot.top ? "above" : at > plot.bottom ? "below" : undefined,
		reach: hasNeighbour(index) ? 1 : Math.max(0, (leastHeight - height) / 2),
	}));
};
