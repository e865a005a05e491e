import { Checkbox } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./checkbox-field.module.css";

/** Something to agree to, or not. */
export const CheckboxField = (props: {
	readonly name: string;
	readonly label: ReactNode;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
	/** What is wrong with it. */
	readonly error?: string | undefined;
}): ReactNode => {
	const id = useId();
	return (
		<div>
			<Checkbox
				id={id}
				name={props.name}
				className={classes.checkbox}
				label={props.label}
				checked={props.isOn}
				aria-invalid={props.error !== undefined}
				aria-describedby={props.error ? `${id}-text` : undefined}
				onChange={(event) => props.onChange(event.currentTarget.checked)}
			/>
			{props.error ? (
				<p id={`${id}-text`} className={classes.error}>
					{props.error}
				</p>
			) : null}
		</div>
	);
};
