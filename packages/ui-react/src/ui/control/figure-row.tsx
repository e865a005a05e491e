import type { ReactNode } from "react";
import classes from "./figure-row.module.css";

/** Figures side by side below a line, such as the totals of a form. Each is a `<div><dt/><dd/></div>`. */
export const FigureRow = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<dl className={classes.figures}>{children}</dl>
);

/** Rendered below the figures, at both ends of the line. */
export const FigureFoot = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={classes.foot}>{children}</div>
);
