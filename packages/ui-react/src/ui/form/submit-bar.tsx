import { type ReactNode, useId } from "react";
import { useBottomBarHeight } from "../layout/bottom-bar-height.ts";
import { useKeyboardInset } from "../layout/keyboard-inset.ts";
import { ActionButton } from "./action-button.tsx";
import classes from "./submit-bar.module.css";

interface SubmitBarProps {
	/** What the button says. */
	readonly label: string;
	readonly isBusy: boolean;
	/** Why the form can't be sent now. */
	readonly reason?: string | undefined;
	/** Where the form can't be sent and the reason is plain to see. */
	readonly isDisabled?: boolean;
	/** Above the button: the outcome of the last attempt. */
	readonly children?: ReactNode;
}

/** The button that sends a form: within thumb reach, also above the on-screen keyboard. A disabled button says why. */
export const SubmitBar = ({
	label,
	isBusy,
	reason,
	isDisabled = false,
	children,
}: SubmitBarProps): ReactNode => {
	const id = useId();
	return (
		<FootBar>
			{children}
			<p id={id} className={classes.reason} role="status">
				{isBusy ? null : reason}
			</p>
			<ActionButton
				look="main"
				isBusy={isBusy}
				isDisabled={isDisabled || reason !== undefined}
				describedBy={id}
			>
				{label}
			</ActionButton>
		</FootBar>
	);
};

/** What stays in sight at the lower edge of a form. */
export const FootBar = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const bar = useBottomBarHeight();
	useKeyboardInset(bar);
	return (
		<div ref={bar} className={classes.bar}>
			{children}
		</div>
	);
};
