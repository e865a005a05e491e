import type { ReactNode } from "react";
import classes from "./person-figures.module.css";

/** The figures of a trader in any list, in columns; its children are `PersonFigure`. */
export const PersonFigures = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<dl className={classes.figures}>{children}</dl>
);

export const PersonFigure = (props: { readonly name: string; readonly children: ReactNode }): ReactNode => (
	<div>
		<dt>{props.name}</dt>
		<dd>{props.children}</dd>
	</div>
);
