import type { ReactNode } from "react";
import classes from "./fact-list.module.css";

export type Fact = readonly [label: string, value: ReactNode];

/** Facts, one line each; those that are undefined are left out. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }): ReactNode => (
	<dl className={classes.facts}>
		{facts.map(
			(fact) =>
				fact && (
					<div key={fact[0]}>
						<dt>{fact[0]}</dt>
						<dd>{fact[1]}</dd>
					</div>
				),
		)}
	</dl>
);
