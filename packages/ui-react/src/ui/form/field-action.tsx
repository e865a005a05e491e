import type { ReactNode } from "react";
import classes from "./field-action.module.css";

/** A button at the end of a field, inside it. */
export const FieldAction = (props: {
	readonly isDisabled?: boolean;
	readonly onPress: () => void;
	readonly children: ReactNode;
}): ReactNode => (
	<button type="button" className={classes.action} disabled={props.isDisabled} onClick={props.onPress}>
		{props.children}
	</button>
);
