import type { ReactNode } from "react";
import classes from "./list.module.css";

/** A list of rows; its children are `<li>`. */
export const RowList = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<ul className={classes.list}>{children}</ul>
);
