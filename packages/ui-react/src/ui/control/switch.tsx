import type { ReactNode } from "react";
import classes from "./switch.module.css";

export const Switch = (props: {
	readonly label: string;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
}): ReactNode => (
	<button
		type="button"
		role="switch"
		aria-checked={props.isOn}
		className={classes.switch}
		onClick={() => props.onChange(!props.isOn)}
	>
		<span className={classes.track} aria-hidden="true" />
		<span>{props.label}</span>
	</button>
);
