import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import { check } from "../icon/signs.ts";
import classes from "./checkbox-field.module.css";
import { textIdOf } from "./field-frame.tsx";

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
}): ReactNode => {
	const id = useId();
	const isWrong = props.error !== undefined;
	return (
		<div>
			<div className={classes.line}>
				<span className={classes.place}>
					<input
						id={id}
						className={classes.box}
						type="checkbox"
						name={props.name}
						checked={props.isOn}
						disabled={props.isDisabled}
						aria-invalid={isWrong}
						aria-describedby={isWrong ? textIdOf(id) : undefined}
						onChange={(event) => props.onChange(event.currentTarget.checked)}
					/>
					<Icon sign={check} size={16} weight={3.5} className={classes.check} />
				</span>
				<label htmlFor={id} className={classes.label}>
					{props.label}
				</label>
			</div>
			{isWrong ? (
				<p id={textIdOf(id)} className={classes.error}>
					{props.error}
				</p>
			) : null}
		</div>
	);
};
