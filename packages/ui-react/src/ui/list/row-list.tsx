import type { ReactNode } from "react";
import classes from "./list.module.css";
import { TimesIn } from "./times-in.tsx";

/** A list of rows; its children are `<li>`. A list whose rows have times names their zone above them. */
export const RowList = (props: {
	readonly hasTimes?: boolean;
	/** Shown between that and the rows. */
	readonly head?: ReactNode;
	readonly children: ReactNode;
}): ReactNode => (
	<>
		{props.hasTimes ? <TimesIn /> : null}
		{props.head}
		<ul className={classes.list}>{props.children}</ul>
	</>
);
