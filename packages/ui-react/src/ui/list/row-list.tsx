import type { ReactNode } from "react";
import classes from "./list.module.css";

/** Rows below each other; its children are `<li>`. */
export const RowList = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<ul className={classes.list}>{children}</ul>
);
