import { type ReactNode, useId } from "react";
import classes from "./decimal-field.module.css";
import { DecimalInput } from "./decimal-input.tsx";
import { Switch } from "./switch.tsx";

interface Step {
	/** The name of the field for screen readers. */
	readonly label: string;
	readonly isDisabled?: boolean;
	readonly onPress: () => void;
}

interface DecimalFieldProps {
	readonly label: string;
	/** The text as typed. */
	readonly value: string;
	readonly onType: (text: string) => void;
	/** The issue of the field. */
	readonly wrong: string | undefined;
	/** A hint, shown while there is no issue. */
	readonly hint?: string | undefined;
	/** Step buttons on both sides of the input. */
	readonly steps?: { readonly down: Step; readonly up: Step };
	/** The switch of an optional field, which is its label, and the name of the field itself for screen readers. */
	readonly toggle?: {
		readonly isOn: boolean;
		readonly onSwitch: (isOn: boolean) => void;
		readonly field: string;
	};
	/** A suggested value in the box, after the input. */
	readonly end?: ReactNode;
	/** Suggested values: `FieldChip`s. */
	readonly children?: ReactNode;
}

/** A decimal field of a ticket, with its label at its side. */
export const DecimalField = (props: DecimalFieldProps): ReactNode => {
	const { label, value, wrong, steps, toggle } = props;
	const id = useId();
	const isOff = toggle?.isOn === false;
	const text = wrong ?? props.hint;
	return (
		<div className={classes.row}>
			{toggle ? (
				<Switch label={label} isOn={toggle.isOn} onChange={toggle.onSwitch} />
			) : (
				<label className={classes.label} htmlFor={id}>
					{label}
				</label>
			)}
			<div className={classes.box} data-wrong={wrong !== undefined} data-off={isOff}>
				{steps ? <StepButton {...steps.down}>−</StepButton> : null}
				<DecimalInput
					id={id}
					isCentred={steps !== undefined}
					value={isOff ? "" : value}
					onType={props.onType}
					disabled={isOff}
					aria-label={toggle?.field}
					aria-invalid={wrong !== undefined}
					aria-describedby={text === undefined ? undefined : `${id}-text`}
				/>
				{steps ? <StepButton {...steps.up}>+</StepButton> : null}
				{props.end ? <div className={classes.end}>{props.end}</div> : null}
			</div>
			{text === undefined ? null : (
				<p id={`${id}-text`} className={classes.hint} data-wrong={wrong !== undefined}>
					{text}
				</p>
			)}
			{props.children ? <div className={classes.chips}>{props.children}</div> : null}
		</div>
	);
};

const StepButton = (props: Step & { readonly children: ReactNode }): ReactNode => (
	<button
		type="button"
		className={classes.step}
		aria-label={props.label}
		disabled={props.isDisabled}
		onClick={props.onPress}
	>
		{props.children}
	</button>
);

/** A suggested value, which a tap enters into the field. */
export const FieldChip = (props: {
	readonly onPress: () => void;
	/** The name for screen readers, if the text is a sign only. */
	readonly label?: string;
	/** The id of the part that it opens, and whether that is open. */
	readonly controls?: string;
	readonly isOpen?: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<button
		type="button"
		className={classes.chip}
		aria-label={props.label}
		aria-expanded={props.isOpen}
		aria-controls={props.isOpen ? props.controls : undefined}
		onClick={props.onPress}
	>
		<span>{props.children}</span>
	</button>
);
