import type { ReactNode } from "react";
import classes from "./toggle.module.css";

/** What is switched on and off in a row; the label around it names it. */
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
