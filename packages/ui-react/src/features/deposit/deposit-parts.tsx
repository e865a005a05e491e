import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { OwnAmount } from "../../figures/money.tsx";
import { NeverHidden } from "../../state/use-hidden-amounts.ts";
import { CopiedLine } from "../../ui/copy/copied-line.tsx";
import classes from "./deposit-parts.module.css";

interface Content {
	readonly children: ReactNode;
}

/** Parts of a page, one below the other. */
export const Stack = ({ children }: Content): ReactNode => <div className={classes.stack}>{children}</div>;

/** A text that explains. */
export const Explained = ({ children }: Content): ReactNode => <p className={classes.dim}>{children}</p>;

/** A text that the customer must not overlook. */
export const Note = (props: Content & { readonly role?: "status" | "alert" }): ReactNode => (
	<p className={classes.note} role={props.role}>
		{props.children}
	</p>
);

/** A link inside of a note. */
export const NoteLink = (props: Content & { readonly to: string }): ReactNode => (
	<Link className={classes.link} to={props.to}>
		{props.children}
	</Link>
);

/** The amount of a deposit that the customer is to pay, and what belongs to it. It is never hidden. */
export const AmountCard = (props: {
	readonly label: string;
	readonly text: string;
	readonly amount: Parameters<typeof OwnAmount>[0];
	readonly children?: ReactNode;
}): ReactNode => (
	<section className={classes.card} aria-label={props.label}>
		<p className={classes.dim}>{props.text}</p>
		<p className={classes.total}>
			<NeverHidden value>
				<OwnAmount {...props.amount} />
			</NeverHidden>
		</p>
		{props.children}
	</section>
);

/** An account to pay to: each line with a button that copies it; lines without a text are left out. */
export const AccountLines = (props: {
	readonly label: string;
	readonly lines: readonly { readonly label: string; readonly text: string }[];
	readonly isLoading?: boolean;
	readonly children?: ReactNode;
}): ReactNode => (
	<section className={classes.lines} aria-label={props.label} aria-busy={props.isLoading}>
		{props.children}
		{props.lines.map(({ label, text }) =>
			text === "" ? null : <CopiedLine key={label} label={label} text={text} />,
		)}
	</section>
);
