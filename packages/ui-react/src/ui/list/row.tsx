import { type ReactNode, useTransition } from "react";
import classes from "./row.module.css";

interface RowProps {
	/** The subject of the row. */
	readonly title: ReactNode;
	/** The main figure, at the end of the first line. */
	readonly figure?: ReactNode;
	/** The second line: details, and at its end a note, usually the time. */
	readonly details?: ReactNode;
	readonly note?: ReactNode;
	/** A third line. */
	readonly more?: ReactNode;
	/** Called when the row is pressed; opens its sheet. */
	readonly onOpen?: (() => void) | undefined;
}

/** A row of a list, with two lines. */
export const Row = ({ onOpen, ...lines }: RowProps): ReactNode =>
	onOpen ? (
		<RowButton onOpen={onOpen}>
			<Lines {...lines} />
		</RowButton>
	) : (
		<div className={classes.row}>
			<Lines {...lines} />
		</div>
	);

const Lines = ({ title, figure, details, note, more }: Omit<RowProps, "onOpen">): ReactNode => (
	<>
		<span className={classes.line}>
			<span className={classes.title}>{title}</span> <span className={classes.figure}>{figure}</span>
		</span>{" "}
		{details === undefined && note === undefined ? null : (
			<span className={classes.line}>
				<span className={classes.details}>{details}</span> <span className={classes.note}>{note}</span>
			</span>
		)}{" "}
		{more ? <span className={classes.more}>{more}</span> : null}
	</>
);

/** Looks pressed while the sheet is being rendered. */
const RowButton = (props: { readonly onOpen: () => void; readonly children: ReactNode }): ReactNode => {
	const [isPending, startTransition] = useTransition();
	return (
		<button
			type="button"
			className={classes.row}
			aria-haspopup="dialog"
			data-pending={isPending}
			onClick={() => startTransition(props.onOpen)}
		>
			{props.children}
		</button>
	);
};
