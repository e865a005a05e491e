import type { Decimal } from "@tradewind/domain/money";
import { memo, type ReactNode, useMemo } from "react";
import classes from "./sparkline.module.css";
import { courseDirection, sparklinePath } from "./sparkline-path.ts";

interface SparklineProps {
	readonly closes: readonly Decimal[] | undefined;
	readonly width: number;
	readonly height: number;
	/** The direction of the day, as in the figure beside it. A line with another direction is in a neutral colour. */
	readonly direction: "up" | "down" | "flat" | undefined;
	/** Fills the area below the line. */
	readonly area?: boolean;
}

/** The latest prices as a line without axes; time runs from left to right in every language. */
export const Sparkline = memo(
	({ closes, width, height, direction, area = false }: SparklineProps): ReactNode => {
		const path = useMemo(() => closes && sparklinePath(closes, width, height), [closes, width, height]);
		const agrees = useMemo(() => closes && courseDirection(closes) === direction, [closes, direction]);
		return (
			<svg
				className={classes.sparkline}
				viewBox={`0 0 ${width} ${height}`}
				width={width}
				height={height}
				preserveAspectRatio="none"
				data-direction={agrees ? direction : "flat"}
				aria-hidden="true"
			>
				{path && area ? <path className={classes.area} d={path.area} /> : null}
				{path ? <path className={classes.line} d={path.line} /> : null}
			</svg>
		);
	},
);
