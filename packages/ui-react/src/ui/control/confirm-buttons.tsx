import { type ReactNode, useId } from "react";
import classes from "./confirm-buttons.module.css";

interface ConfirmWaysProps {
	/** Of the price, which colours the confirmation. */
	readonly direction: "up" | "down";
	/** What speaks against it now. */
	readonly barred: string | undefined;
	/** The question has stood long enough to be read. */
	readonly isAsking: boolean;
	readonly isSending: boolean;
	readonly back: string;
	readonly confirm: string;
	readonly onBack: () => void;
	readonly onConfirm: () => void;
}

/** The foot of a question before something is sent: the reason against it, the way back and the confirmation. */
export const ConfirmButtons = (props: ConfirmWaysProps): ReactNode => {
	const { barred, isAsking, isSending } = props;
	const id = useId();
	return (
		<>
			<p id={id} className={classes.reason} role="status">
				{barred}
			</p>
			<div className={classes.ways}>
				<button type="button" className="quiet-button" disabled={isSending} onClick={props.onBack}>
					{props.back}
				</button>
				<button
					type="button"
					className={classes.confirm}
					data-direction={props.direction}
					data-barred={barred !== undefined}
					disabled={barred !== undefined || !isAsking}
					aria-busy={isSending}
					aria-describedby={id}
					onClick={props.onConfirm}
				>
					{props.confirm}
				</button>
			</div>
		</>
	);
};
