import type { ReactNode, SVGAttributes } from "react";

interface IconProps extends SVGAttributes<SVGSVGElement> {
	/** The lines: the data of a path in a square of `box` units. */
	readonly sign: string;
	readonly box?: number;
	/** A length without a unit is in px. */
	readonly size?: number | string;
	/** The width of the lines, in units of the square. */
	readonly weight?: number;
}

/** A drawing of lines in the colour of the text. It is decorative: what it means is said beside it or by its button. */
export const Icon = ({ sign, box = 24, size = 22, weight = 1.8, ...rest }: IconProps): ReactNode => (
	<svg
		viewBox={`0 0 ${box} ${box}`}
		width={size}
		height={size}
		fill="none"
		stroke="currentColor"
		strokeWidth={weight}
		strokeLinecap="round"
		strokeLinejoin="round"
		focusable="false"
		aria-hidden="true"
		{...rest}
	>
		<path d={sign} />
	</svg>
);
