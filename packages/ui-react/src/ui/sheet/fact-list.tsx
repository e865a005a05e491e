import type { ReactNode } from "react";
import classes from "./fact-list.module.css";

export type Fact = readonly [label: string, value: ReactNode];

/** Facts, one line each; those that are undefined are left out. */
export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }): ReactNode => (
	<FactList>
		{facts.map(
			(fact) =>
				fact && (
					<FactLine key={fact[0]} label={fact[0]}>
						{fact[1]}
					</FactLine>
				),
		)}
	</FactList>
);

/** Lines of amounts or other facts: `FactLine`s. */
export const FactList = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<dl className={classes.facts}>{children}</dl>
);

export const FactLine = (props: {
	readonly label: ReactNode;
	/** Whether the lines above add up to it. */
	readonly isTotal?: boolean;
	/** The value. */
	readonly children: ReactNode;
}): ReactNode => (
	<div data-total={props.isTotal}>
		<dt>{props.label}</dt>
		<dd>{props.children}</dd>
	</div>
);
