import type { ReactNode } from "react";
import classes from "./list.module.css";
import { TimesIn } from "./times-in.tsx";

/** A list of rows; its children are `<li>`. A list whose rows have times names their zone in its head. */
export const RowList = (props: { readonly hasTimes?: boolean; readonly children: ReactNode }): ReactNode => (
	<>
		{props.hasTimes ? <TimesIn /> : null}
		<ul className={classes.list}>{props.children}</ul>
	</>
);
