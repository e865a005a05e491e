import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./checkbox-field.module.css";

/** Something to agree to, or not. */
export const CheckboxField = (props: {
	readonly name: string;
	readonly label: ReactNode;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
	/** What is wrong with it. */
	readonly error?: string | undefined;
}): ReactNode => (
	<Checkbox
		unstyled
		classNames={classes}
		name={props.name}
		label={props.label}
		error={props.error}
		checked={props.isOn}
		onChange={(event) => props.onChange(event.currentTarget.checked)}
	/>
);
