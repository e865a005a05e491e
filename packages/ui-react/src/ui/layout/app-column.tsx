import type { ReactNode } from "react";
import classes from "./app-column.module.css";

/** The column that contains the whole app. */
export const AppColumn = (props: {
	readonly hasTabs: boolean;
	/** Whether it uses the width of a phone in landscape. */
	readonly isWide: boolean;
	/** A customer tag: lists without colours (Spec 1 §6). */
	readonly hasGreyLists: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<div
		className={classes.column}
		data-tabs={props.hasTabs}
		data-wide={props.isWide}
		data-lists={props.hasGreyLists ? "grey" : undefined}
	>
		{props.children}
	</div>
);
