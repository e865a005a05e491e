import type { ReactNode } from "react";
import classes from "./card-choice.module.css";

interface CardChoiceProps<Id> {
	readonly name: string;
	readonly label: string;
	/** What each card shows. */
	readonly options: readonly { readonly id: Id; readonly card: ReactNode }[];
	/** `undefined` until one is chosen. */
	readonly chosen: Id | undefined;
	readonly onChoose: (id: Id) => void;
}

/** A choice of one option, as a card for each with what it costs or means. */
export const CardChoice = <Id extends number>(props: CardChoiceProps<Id>): ReactNode => (
	<fieldset className={classes.choice}>
		<legend>{props.label}</legend>
		{props.options.map(({ id, card }) => (
			<label key={id} className={classes.card}>
				<input
					type="radio"
					name={props.name}
					checked={id === props.chosen}
					onChange={() => props.onChoose(id)}
				/>
				{card}
			</label>
		))}
	</fieldset>
);
