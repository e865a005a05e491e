import type { CoursePoint } from "@tradewind/domain/account";
import { BigDecimal } from "effect";

/**
 * The course as an SVG path of steps, from the beginning of the range at 0 to its end at `width`. Floating point is exact enough
 * for pixels.
 */
export const coursePath = (
	points: readonly CoursePoint[],
	range: { readonly startTime: number; readonly endTime: number },
	[width, height]: readonly [width: number, height: number],
): string => {
	const totals = points.map(({ total }) => BigDecimal.toNumberUnsafe(total));
	const low = Math.min(...totals);
	const span = Math.max(...totals) - low;
	const x = (at: number) => short(((at - range.startTime) / (range.endTime - range.startTime)) * width);
	const y = (total: number) =>
		short(span === 0 ? height / 2 : height - 2 - ((total - low) / span) * (height - 4));
	return points
		.map(({ at }, index) => {
			const total = totals[index] ?? low;
			return index === 0 ? `M${x(at)} ${y(total)}` : `H${x(at)}V${y(total)}`;
		})
		.join("");
};

const short = (value: number): number => Math.round(value * 10) / 10;
