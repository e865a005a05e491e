import type { ReactNode } from "react";
import classes from "./chips.module.css";

interface ChipsProps<Id> {
	/** The name of the choice, for screen readers. */
	readonly label: string;
	readonly chips: readonly { readonly id: Id; readonly name: string }[];
	readonly chosen: Id;
	/** Called when another option is chosen. */
	readonly onChoose: (id: Id) => void;
	readonly testId?: string;
	/** Rendered after the last chip. */
	readonly children?: ReactNode;
}

/** A choice of one option, as a row of chips that scrolls sideways. */
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
