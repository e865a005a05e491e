import type { ReactNode } from "react";
import classes from "./terms.module.css";

/** Terms to read before a checkbox. */
export const Terms = (props: { readonly title: string; readonly terms: readonly string[] }): ReactNode => (
	<section className={classes.terms}>
		<h2>{props.title}</h2>
		<ul>
			{props.terms.map((term) => (
				<li key={term}>{term}</li>
			))}
		</ul>
	</section>
);
