import type { ReactNode } from "react";
import { useAskedFirst } from "../../router/use-asked-first.ts";
import classes from "./row.module.css";

/** The row of an order that opens its sheet: it looks pressed at once, and the sheet comes when that is on the screen. */
export const RowButton = (props: {
	readonly onOpen: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const [asked, ask] = useAskedFirst<true>(props.onOpen);
	return (
		<button
			type="button"
			className={classes.row}
			aria-haspopup="dialog"
			data-asked={asked}
			onClick={() => ask(true)}
		>
			{props.children}
		</button>
	);
};
