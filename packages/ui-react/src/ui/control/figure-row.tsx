import type { ReactNode } from "react";
import classes from "./figure-row.module.css";

/** What the form comes to: figures side by side, `<div><dt/><dd/></div>` each, below a line. */
export const FigureRow = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<dl className={classes.figures}>{children}</dl>
);

/** Below the figures, at both ends of the line. */
export const FigureFoot = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={classes.foot}>{children}</div>
);
