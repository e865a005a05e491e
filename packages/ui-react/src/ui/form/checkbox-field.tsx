import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./checkbox-field.module.css";

/** A checkbox for a consent. */
export const CheckboxField = (props: {
	readonly name: string;
	readonly label: ReactNode;
	readonly isOn: boolean;
	readonly onChange: (isOn: boolean) => void;
	/** While what the customer consents to is not shown yet. */
	readonly isDisabled?: boolean;
	/** The issue of the field. */
	readonly error?: string | undefined;
}): ReactNode => (
	<Checkbox
		unstyled
		classNames={classes}
		name={props.name}
		label={props.label}
		error={props.error}
		checked={props.isOn}
		disabled={props.isDisabled}
		onChange={(event) => props.onChange(event.currentTarget.checked)}
	/>
);
