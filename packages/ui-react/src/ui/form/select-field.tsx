import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { down } from "../icon/signs.ts";
import { FieldBox, FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
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
export const SelectField = <Id extends string | number>(given: SelectFieldProps<Id>): ReactNode => {
	const id = useId();
	const { name, options, value, onChoose, placeholder } = given;
	const error = useShownError(name, given.error);
	const frame = { label: given.label, hint: given.hint, error };
	return (
		<FieldFrame {...frame} id={id}>
			<FieldBox isWrong={error !== undefined}>
				<select
					{...inputAttributes(id, frame)}
					className={classes.select}
					name={name}
					value={value === undefined ? "" : String(value)}
					onChange={(event) => {
						const option = options.find((one) => String(one.id) === event.currentTarget.value);
						if (option) onChoose(option.id);
					}}
				>
					{value === undefined ? (
						<option value="" disabled>
							{placeholder}
						</option>
					) : null}
					{options.map((option) => (
						<option key={option.id} value={String(option.id)}>
							{option.name}
						</option>
					))}
				</select>
				<Icon sign={down} size={18} weight={2} className={classes.chevron} />
			</FieldBox>
		</FieldFrame>
	);
};
