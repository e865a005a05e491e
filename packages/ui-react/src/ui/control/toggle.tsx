import type { ReactNode } from "react";
import classes from "./toggle.module.css";

/** A switch in a row; the label around it is its name. */
export const Toggle = (props: {
	readonly isOn: boolean;
	readonly disabled?: boolean;
	readonly onSwitch: (isOn: boolean) => void;
}): ReactNode => (
	<input
		type="checkbox"
		role="switch"
		aria-checked={props.isOn}
		className={classes.toggle}
		checked={props.isOn}
		disabled={props.disabled}
		onChange={(event) => props.onSwitch(event.currentTarget.checked)}
	/>
);
