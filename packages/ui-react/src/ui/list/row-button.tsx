import { type ReactNode, useTransition } from "react";
import classes from "./row.module.css";

/** The row of an order that opens its sheet. It looks pressed while the sheet is being rendered. */
export const RowButton = (props: {
	readonly onOpen: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const [isPending, startTransition] = useTransition();
	return (
		<button
			type="button"
			className={classes.row}
			aria-haspopup="dialog"
			data-pending={isPending}
			onClick={() => startTransition(props.onOpen)}
		>
			{props.children}
		</button>
	);
};
