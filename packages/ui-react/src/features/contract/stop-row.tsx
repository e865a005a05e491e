import { type ReactNode, useId } from "react";
import { DecimalInput } from "../../ui/form/decimal-input.tsx";
import classes from "../../ui/form/field.module.css";
import { Switch } from "../../ui/form/switch.tsx";

/** A stop: its switch, its price, what is wrong with it. */
export const StopRow = (props: {
	readonly label: string;
	readonly isOn: boolean;
	readonly text: string;
	readonly onSwitch: (isOn: boolean) => void;
	readonly onType: (text: string) => void;
	readonly wrong: string | undefined;
	readonly hint?: string | undefined;
	readonly children?: ReactNode;
}): ReactNode => {
	const id = useId();
	const { label, isOn, wrong, hint } = props;
	return (
		<div className={classes.row}>
			<Switch label={label} isOn={isOn} onChange={props.onSwitch} />
			<div className={classes.box} data-wrong={wrong !== undefined} data-off={!isOn}>
				<DecimalInput
					value={isOn ? props.text : ""}
					onType={props.onType}
					disabled={!isOn}
					aria-label={label}
					aria-invalid={wrong !== undefined}
					aria-describedby={`${id}-hint`}
				/>
			</div>
			<p id={`${id}-hint`} className={classes.hint} data-wrong={wrong !== undefined} hidden={!wrong && !hint}>
				{wrong ?? hint}
			</p>
			{props.children}
		</div>
	);
};
