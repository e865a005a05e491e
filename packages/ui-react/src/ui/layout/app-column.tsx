import type { ReactNode } from "react";
import type { Route } from "../../routes/route.ts";
import classes from "./app-column.module.css";

/** The column that contains the whole app. */
export const AppColumn = (props: {
	readonly hasTabs: boolean;
	/** The screens of which it uses the whole width. */
	readonly wide: Route["wide"] | undefined;
	/** A customer tag: lists without colours (Spec 1 §6). */
	readonly hasGreyLists: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<div
		className={classes.column}
		data-tabs={props.hasTabs}
		data-wide={props.wide}
		data-lists={props.hasGreyLists ? "grey" : undefined}
	>
		{props.children}
	</div>
);
