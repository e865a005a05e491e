import { type ReactNode, useMemo } from "react";
import { codeOf } from "./code-of.ts";
import classes from "./qr-code.module.css";

interface QrCodeProps {
	readonly text: string;
	/** Of the square, in CSS pixels, with the quiet zone around the code. */
	readonly size: number;
	readonly errorCorrection: "M" | "H";
	readonly label: string;
}

/** The quiet zone around the code, in modules. */
const quietZone = 4;

/** A QR code, dark on a white ground in both themes: most readers do not read an inverted one. */
export const QrCode = ({ text, size, errorCorrection, label }: QrCodeProps): ReactNode => {
	const rows = useMemo(() => codeOf(text, errorCorrection), [text, errorCorrection]);
	const side = rows.length + 2 * quietZone;
	return (
		<svg
			className={classes.code}
			width={size}
			height={size}
			viewBox={`0 0 ${side} ${side}`}
			shapeRendering="crispEdges"
			role="img"
			aria-label={label}
		>
			<rect className={classes.ground} width={side} height={side} />
			<path d={pathOf(rows)} />
		</svg>
	);
};

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
	rows
		.flatMap((row, y) =>
			row.flatMap((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : [])),
		)
		.join("");
