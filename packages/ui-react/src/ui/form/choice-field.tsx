import { type ReactNode, useId } from "react";
import { Segments } from "../control/segments.tsx";
import { FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import { useShownError } from "./shown-errors.ts";

interface ChoiceFieldProps<Id> extends FieldFrameProps {
	readonly name: string;
	readonly options: readonly { readonly id: Id; readonly name: string }[];
	/** `undefined` until one is chosen. */
	readonly value: Id | undefined;
	readonly onChoose: (id: Id) => void;
}

/** A choice of one among two or three options, side by side. */
export const ChoiceField = <Id extends string>(given: ChoiceFieldProps<Id>): ReactNode => {
	const id = useId();
	const props = { ...given, error: useShownError(given.name, given.error) };
	return (
		<FieldFrame {...props} id={id}>
			<Segments
				label={props.label}
				name={props.name}
				describedBy={inputAttributes(id, props)["aria-describedby"]}
				segments={props.options}
				chosen={props.value}
				onChoose={props.onChoose}
			/>
		</FieldFrame>
	);
};
