import { type ReactNode, useId } from "react";
import { Announced } from "../status/announced.tsx";
import { SlowAnswer } from "../status/slow-answer.tsx";
import classes from "./confirm-buttons.module.css";

interface ConfirmButtonsProps {
	/** The direction of the order, which colours the confirm button. */
	readonly direction: "up" | "down";
	/** What the customer must know of the consequences, above the buttons. */
	readonly warning?: ReactNode;
	/** Whether the confirm button looks like one that is better not pressed. */
	readonly isRisky?: boolean;
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
			{props.warning ? <div id={`${id}-warning`}>{props.warning}</div> : null}
			<p id={id} className={classes.reason}>
				{disabledReason}
			</p>
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
					data-risky={props.isRisky}
					data-press
					data-blocked={disabledReason !== undefined}
					disabled={disabledReason !== undefined || !isAsking}
					aria-busy={isSending}
					aria-describedby={props.warning ? `${id}-warning ${id}` : id}
					onClick={props.onConfirm}
				>
					{props.confirm}
				</button>
			</div>
		</>
	);
};
