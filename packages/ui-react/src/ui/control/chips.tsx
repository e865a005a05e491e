import type { ReactNode } from "react";
import classes from "./chips.module.css";

interface ChipsProps<Id> {
	/** What is chosen among, for screen readers. */
	readonly label: string;
	readonly chips: readonly { readonly id: Id; readonly name: string }[];
	readonly chosen: Id;
	/** Another one than the chosen. */
	readonly onChoose: (id: Id) => void;
	readonly testId?: string;
	/** Behind the last of them. */
	readonly children?: ReactNode;
}

/** One of a few, in a row that scrolls sideways. */
export const Chips = <Id extends string | number | undefined>(props: ChipsProps<Id>): ReactNode => (
	<fieldset className={classes.chips} aria-label={props.label}>
		{props.chips.map(({ id, name }) => (
			<button
				key={id ?? "none"}
				type="button"
				data-testid={props.testId}
				className={classes.chip}
				aria-pressed={id === props.chosen}
				onClick={() => {
					if (id !== props.chosen) props.onChoose(id);
				}}
			>
				<span>{name}</span>
			</button>
		))}
		{props.children}
	</fieldset>
);
