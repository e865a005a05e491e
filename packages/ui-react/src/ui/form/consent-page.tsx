import { type ReactNode, useRef, useState } from "react";
import { CheckboxField } from "./checkbox-field.tsx";
import { focusField } from "./focus-field.ts";
import { FormPage } from "./form-page.tsx";
import { SubmitBar } from "./submit-bar.tsx";

/** A text to read, the box that says so, and the button that leads on. A press without the tick marks the box and leads to it. */
export const ConsentPage = (props: {
	/** The name of the box. */
	readonly name: string;
	/** The label of the box. */
	readonly label: string;
	readonly isOn: boolean;
	readonly onTick: (isOn: boolean) => void;
	/** What is missing without the tick. */
	readonly missing: string;
	/** Why the text cannot be accepted yet. */
	readonly wait?: string | undefined;
	/** The label of the button. */
	readonly submit: string;
	readonly onSubmit: () => void;
	/** The class of the content. */
	readonly className: string | undefined;
	/** Rendered at the end of the title line. */
	readonly actions?: ReactNode;
	readonly children: ReactNode;
}): ReactNode => {
	const { name, isOn, missing, wait } = props;
	const fields = useRef<HTMLDivElement>(null);
	const [isMarked, setMarked] = useState(false);
	const mark = () => {
		setMarked(true);
		focusField(fields.current, name);
	};
	return (
		<FormPage actions={props.actions} onSubmit={isOn ? props.onSubmit : mark}>
			<div ref={fields} className={props.className}>
				{props.children}
				<CheckboxField
					name={name}
					label={props.label}
					isOn={isOn}
					isDisabled={wait !== undefined}
					error={isMarked && !isOn ? missing : undefined}
					onChange={props.onTick}
				/>
			</div>
			<SubmitBar
				label={props.submit}
				isBusy={false}
				reason={wait ?? (isOn ? undefined : missing)}
				onReason={wait === undefined ? mark : undefined}
			/>
		</FormPage>
	);
};
