import { Select } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useWords } from "../../i18n/words.ts";
import { FieldBox, FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import classes from "./select-field.module.css";

interface SelectFieldProps<Id> extends FieldFrameProps {
	readonly name: string;
	readonly options: readonly { readonly id: Id; readonly name: string }[];
	readonly value: Id | undefined;
	readonly onChoose: (id: Id) => void;
	/** Shown until one is chosen. */
	readonly placeholder?: string;
	/** For many options: what is typed filters them. */
	readonly isSearchable?: boolean;
}

/** A field in which one of several options is chosen. */
export const SelectField = <Id extends string | number>(props: SelectFieldProps<Id>): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const { options, value } = props;
	return (
		<FieldFrame {...props} id={id}>
			<FieldBox isWrong={props.error !== undefined}>
				<Select
					{...inputAttributes(id, props)}
					name={props.name}
					className={classes.select}
					classNames={{ input: classes.input, option: classes.option, dropdown: classes.dropdown }}
					variant="unstyled"
					data={options.map(({ id: option, name }) => ({ value: String(option), label: name }))}
					value={value === undefined ? null : String(value)}
					placeholder={props.placeholder}
					allowDeselect={false}
					searchable={props.isSearchable ?? false}
					nothingFoundMessage={t("shared.form.nothingFound")}
					onChange={(chosen) => {
						const option = options.find(({ id: one }) => String(one) === chosen);
						if (option) props.onChoose(option.id);
					}}
				/>
			</FieldBox>
		</FieldFrame>
	);
};
