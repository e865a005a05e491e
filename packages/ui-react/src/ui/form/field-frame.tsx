import type { ReactNode } from "react";
import classes from "./field-frame.module.css";

export interface FieldFrameProps {
	readonly label: string;
	/** The issue of the field. */
	readonly error?: string | undefined;
	/** A hint, shown while there is no error. */
	readonly hint?: ReactNode;
}

/** The frame of every form field: its label above, its error or hint below. */
export const FieldFrame = (
	props: FieldFrameProps & {
		/** The id of the input. */
		readonly id: string;
		readonly children: ReactNode;
	},
): ReactNode => {
	const { id, error, hint } = props;
	return (
		<div className={classes.field}>
			<label htmlFor={id}>{props.label}</label>
			{props.children}
			{error || hint ? (
				<p id={textIdOf(id)} className={error ? classes.error : classes.hint}>
					{error ?? hint}
				</p>
			) : null}
		</div>
	);
};

/** The attributes that connect an input to its frame. */
export const inputAttributes = (id: string, { error, hint }: FieldFrameProps) => ({
	id,
	"aria-invalid": error !== undefined,
	"aria-describedby": error || hint ? textIdOf(id) : undefined,
});

/** The box of an input and of the elements beside it. */
export const FieldBox = (props: { readonly isWrong: boolean; readonly children: ReactNode }): ReactNode => (
	<div className={classes.box} data-wrong={props.isWrong}>
		{props.children}
	</div>
);

/** The id of the text below a field: its error or hint. */
export const textIdOf = (id: string): string => `${id}-text`;
