import { type ReactNode, useId } from "react";
import { Announced } from "../status/announced.tsx";
import { SlowAnswer } from "../status/slow-answer.tsx";
import classes from "./confirm-buttons.module.css";

interface ConfirmButtonsProps {
	/** The direction of the order, which colours the confirm button; `risky` if it is better not pressed. */
	readonly direction: "up" | "down" | "risky";
	/** What the customer must know of the consequences, above the buttons. */
	readonly warning?: ReactNode;
	/** The reason why the confirm button is disabled. */
	readonly disabledReason: string | undefined;
	/** Whether the confirmation has been shown long enough to be read. */
	readonly isAsking: boolean;
	readonly isSending: boolean;
	readonly back: string;
	readonly confirm: string;
	readonly onBack: () => void;
	readonly onConfirm: () => void;
}

/** The footer of a confirmation sheet: the reason why it is disabled, a back button and a confirm button. */
export const ConfirmButtons = (props: ConfirmButtonsProps): ReactNode => {
	const { disabledReason, isAsking, isSending } = props;
	const id = useId();
	return (
		<>
			<div id={id}>
				{props.warning}
				<p className={classes.reason}>{disabledReason}</p>
			</div>
			<Announced text={disabledReason} />
			<SlowAnswer isSending={isSending} />
			<div className={classes.buttons}>
				<button type="button" className="quiet-button" disabled={isSending} onClick={props.onBack}>
					{props.back}
				</button>
				<button
					type="button"
					className={classes.confirm}
					data-direction={props.direction}
					data-press
					data-blocked={disabledReason !== undefined}
					disabled={disabledReason !== undefined || !isAsking}
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
