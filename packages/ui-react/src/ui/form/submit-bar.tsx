import { type ReactNode, useId } from "react";
import { FootBar } from "../foot/foot-bar.tsx";
import { SlowAnswer } from "../status/slow-answer.tsx";
import { ActionButton } from "./action-button.tsx";
import classes from "./submit-bar.module.css";

interface SubmitBarProps {
	/** The label of the button. */
	readonly label: string;
	readonly isBusy: boolean;
	/** The reason why the form can't be submitted now. */
	readonly reason?: string | undefined;
	/** Leads to the field of the reason. Without it a reason disables the button. */
	readonly onReason?: (() => void) | undefined;
	/** Disables the button without a text, if the reason is visible elsewhere. */
	readonly isDisabled?: boolean;
	/** Rendered before the button, on its line. */
	readonly before?: ReactNode;
	/** The outcome of the last attempt, rendered above the button. */
	readonly children?: ReactNode;
}

/** The submit button of a form, at the lower edge and above the on-screen keyboard. A disabled button shows the reason. */
export const SubmitBar = ({
	label,
	isBusy,
	reason,
	onReason,
	isDisabled = false,
	before,
	children,
}: SubmitBarProps): ReactNode => {
	const id = useId();
	return (
		<FootBar>
			{children}
			<p id={id} className={classes.reason} role="status">
				{isBusy || !reason ? null : onReason ? (
					<button type="button" className={classes.link} onClick={onReason}>
						{reason}
					</button>
				) : (
					reason
				)}
			</p>
			<SlowAnswer isSending={isBusy} />
			<div className={classes.line} data-waits={reason !== undefined && !isBusy}>
				{before}
				<ActionButton
					look="main"
					isBusy={isBusy}
					isDisabled={isDisabled || (reason !== undefined && !onReason)}
					describedBy={id}
				>
					{label}
				</ActionButton>
			</div>
		</FootBar>
	);
};
