import type { ComponentPropsWithoutRef, ReactNode } from "react";
import classes from "./sheet-buttons.module.css";

/** The buttons at the foot of a sheet, side by side where there is space. */
export const SheetButtons = (props: {
	/** Whether they can't be pressed yet. */
	readonly inert?: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<div className={classes.buttons} inert={props.inert}>
		{props.children}
	</div>
);

type SheetButtonProps = Omit<ComponentPropsWithoutRef<"button">, "type" | "className"> & {
	/** `strong` has the colour of text: the green of the main look would look like Buy. */
	readonly look?: "main" | "strong" | "danger" | undefined;
};

export const SheetButton = ({ look, ...rest }: SheetButtonProps): ReactNode => (
	<button {...rest} type="button" className={classes.button} data-look={look} />
);
