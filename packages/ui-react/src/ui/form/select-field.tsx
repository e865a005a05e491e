import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { down } from "../icon/signs.ts";
import frame from "./field-frame.module.css";
import type { FieldFrameProps } from "./field-frame.tsx";
import classes from "./select-field.module.css";
import { useShownError } from "./shown-errors.ts";

interface SelectFieldProps<Id> extends FieldFrameProps {
	readonly name: string;
	readonly options: readonly { readonly id: Id; readonly name: string }[];
	readonly value: Id | undefined;
	readonly onChoose: (id: Id) => void;
	/** Shown until an option is chosen. */
	readonly placeholder?: string;
}

/** A choice of one option, with the phone's native picker. */
export const SelectField = <Id extends string | number>(props: SelectFieldProps<Id>): ReactNode => {
	const { options, value, hint } = props;
	const error = useShownError(props.name, props.error);
	return (
		<NativeSelect
			unstyled
			classNames={{
				root: frame.field,
				wrapper: frame.box,
				error: frame.error,
				description: frame.hint,
				input: classes.input,
				section: classes.section,
			}}
			label={props.label}
			error={error}
			description={error ? undefined : hint}
			inputWrapperOrder={["label", "input", "description", "error"]}
			name={props.name}
			value={value === undefined ? "" : String(value)}
			rightSection={<Chevron />}
			onChange={(event) => {
				const option = options.find(({ id }) => String(id) === event.currentTarget.value);
				if (option) props.onChoose(option.id);
			}}
		>
			{value === undefined ? (
				<option value="" disabled>
					{props.placeholder}
				</option>
			) : null}
			{options.map(({ id, name }) => (
				<option key={id} value={String(id)}>
					{name}
				</option>
			))}
		</NativeSelect>
	);
};

const Chevron = (): ReactNode => <Icon sign={down} size={18} weight={2} className={classes.chevron} />;
