import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from "react";
import { useIsInteractive } from "../../state/use-is-interactive.ts";
import classes from "./mantine-field.module.css";

interface FieldProps {
	readonly label: string;
	readonly name: string;
	readonly type: "email" | "tel" | "password" | "text";
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly onLeave?: () => void;
	readonly autoComplete: HTMLInputAutoCompleteAttribute;
	readonly inputMode?: "email" | "tel";
	/** What the enter key of the phone's keyboard says. */
	readonly enterKey: "next" | "go";
	readonly error?: string | undefined;
	/** At the end of the field, inside it. */
	readonly action?: ReactNode;
}

/** A labelled field that says below what is wrong with it. */
export const Field = (props: FieldProps): ReactNode => {
	const id = useId();
	const isAwake = useIsInteractive();
	return (
		<div className={classes.field}>
			<label htmlFor={id}>{props.label}</label>
			<div className={classes.box} data-wrong={props.error !== undefined}>
				<input
					id={id}
					name={props.name}
					type={props.type}
					dir="ltr"
					inputMode={props.inputMode}
					enterKeyHint={props.enterKey}
					autoComplete={props.autoComplete}
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					value={props.value}
					readOnly={!isAwake}
					aria-required="true"
					aria-invalid={props.error !== undefined}
					aria-describedby={props.error ? `${id}-error` : undefined}
					onChange={(event) => props.onChange(event.currentTarget.value)}
					onBlur={props.onLeave}
				/>
				{props.action}
			</div>
			{props.error ? (
				<p id={`${id}-error`} className={classes.error}>
					{props.error}
				</p>
			) : null}
		</div>
	);
};
