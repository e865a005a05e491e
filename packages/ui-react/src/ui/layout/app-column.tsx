import type { ReactNode } from "react";
import classes from "./app-column.module.css";

/** The column in which all of the app stands. */
export const AppColumn = (props: {
	readonly hasTabs: boolean;
	/** A tag of the customer: lists without colours (Spec 1 §6). */
	readonly hasGreyLists: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<div
		className={classes.column}
		data-tabs={props.hasTabs}
		data-lists={props.hasGreyLists ? "grey" : undefined}
	>
		{props.children}
	</div>
);
