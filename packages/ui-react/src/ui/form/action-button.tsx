import type { ReactNode } from "react";
import classes from "./action-button.module.css";

/** A button as wide as its form. While it is busy it shows that and ignores taps. */
export const ActionButton = (props: {
	readonly look: "main" | "quiet";
	/** Without it the button submits the form. */
	readonly onPress?: () => void;
	readonly isBusy: boolean;
	readonly isDisabled: boolean;
	/** The id of the element with the reason why it is disabled. */
	readonly describedBy?: string;
	readonly children: ReactNode;
}): ReactNode => (
	<button
		type={props.onPress ? "button" : "submit"}
		className={classes.button}
		data-look={props.look}
		disabled={props.isDisabled || props.isBusy}
		aria-describedby={props.describedBy}
		aria-busy={props.isBusy}
		onClick={props.onPress}
	>
		{props.children}
	</button>
);
