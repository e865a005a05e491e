import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import classes from "./swipe-row.module.css";

const bin = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";

/**
 * A row with one action: a swipe towards its start shows the action behind it, and a button at its end does the same without a
 * swipe. The row scrolls sideways, so that it is mirrored with the page and follows the finger without a script.
 */
export const SwipeRow = (props: {
	/** The name of the action. */
	readonly action: string;
	/** The name of the action with the row's subject, for screen readers. */
	readonly label: string;
	readonly isDisabled?: boolean;
	readonly onAct: () => void;
	readonly children: ReactNode;
}): ReactNode => (
	<div className={classes.swipe}>
		<div className={classes.row}>
			<div className={classes.content}>{props.children}</div>
			<button
				type="button"
				className="icon-button"
				aria-label={props.label}
				disabled={props.isDisabled}
				onClick={props.onAct}
			>
				<Icon sign={bin} />
			</button>
		</div>
		<button
			type="button"
			className={classes.behind}
			// The button in the row is the one for the keyboard and for screen readers.
			tabIndex={-1}
			aria-hidden="true"
			disabled={props.isDisabled}
			onClick={props.onAct}
		>
			{props.action}
		</button>
	</div>
);
