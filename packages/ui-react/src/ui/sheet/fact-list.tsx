import type { ReactNode } from "react";
import classes from "./fact-list.module.css";

export type Fact = readonly [label: string, value: ReactNode];

/** Facts, one line each. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => (
	<dl className={classes.facts}>
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);
