import type { MarginRisk } from "@tradewind/domain/contract";
import type { CSSProperties, ReactNode } from "react";
import classes from "./risk-bar.module.css";

/**
 * A margin level as a bar from 0 to the level of the warning, with a mark where the platform closes positions. The text
 * beside it says the same: it is hidden from screen readers.
 */
export const RiskBar = (props: {
	/** In percent of the scale. */
	readonly place: number;
	readonly risk: MarginRisk;
}): ReactNode => (
	<span
		className={classes.bar}
		data-risk={props.risk}
		style={{ "--tw-place": `${props.place}%` } as CSSProperties}
		aria-hidden="true"
	/>
);
