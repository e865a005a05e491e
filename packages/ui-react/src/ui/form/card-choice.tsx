import { type ReactNode, useId } from "react";
import classes from "./card-choice.module.css";
import { useShownError } from "./shown-errors.ts";

interface CardChoiceProps<Id> {
	readonly name: string;
	readonly label: string;
	/** What each card shows. */
	readonly options: readonly { readonly id: Id; readonly card: ReactNode }[];
	/** `undefined` until one is chosen. */
	readonly chosen: Id | undefined;
	/** The issue of the field. */
	readonly error?: string | undefined;
	readonly onChoose: (id: Id) => void;
}

/** A choice of one option, as a card for each with what it costs or means. */
export const CardChoice = <Id extends number | string>(props: CardChoiceProps<Id>): ReactNode => {
	const id = useId();
	const error = useShownError(props.name, props.error);
	return (
		<fieldset className={classes.choice} aria-describedby={error && id}>
			<legend>{props.label}</legend>
			{props.options.map((option) => (
				<label key={option.id} className={classes.card}>
					<input
						type="radio"
						name={props.name}
						checked={option.id === props.chosen}
						onChange={() => props.onChoose(option.id)}
					/>
					{option.card}
				</label>
			))}
			{error ? (
				<p id={id} className={classes.error}>
					{error}
				</p>
			) : null}
		</fieldset>
	);
};
