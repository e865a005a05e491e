import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./section-head.module.css";

/** The title of a section that shows a part of a list, with a link to the whole list. */
export const SectionHead = (props: {
	readonly id?: string;
	readonly title: string;
	readonly to: string;
	readonly all: string;
}): ReactNode => (
	<div className={classes.head}>
		<h2 id={props.id}>{props.title}</h2>
		<Link to={props.to}>{props.all}</Link>
	</div>
);
