import type { MouseEvent, ReactNode } from "react";
import classes from "./bottom-bar.module.css";
import { useBottomBarHeight } from "./bottom-bar-height.ts";
import { keepFocusAbove } from "./focus-above-bar.ts";
import { leadToPress } from "./lead-to-press.ts";
import { useVisibleArea } from "./visible-area.ts";

/** The bar with the buttons of a form: within thumb reach, above the tabs and the on-screen keyboard. */
export const BottomBar = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const bar = useBottomBarHeight();
	useVisibleArea(bar, keepFocusAbove);
	return (
		<div ref={bar} className={classes.bar} data-bar>
			{children}
		</div>
	);
};

/** The reasons why the buttons are disabled: a `<p>` for all buttons, or one above each. */
export const BarReasons = (props: {
	readonly isShared: boolean;
	readonly children: ReactNode;
}): ReactNode => (
	<div className={classes.reasons} data-shared={props.isShared}>
		{props.children}
	</div>
);

/** Two buttons side by side. */
export const BarButtons = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<div className={classes.buttons}>{children}</div>
);

/** A button in the colour of a direction. */
export const BarButton = (props: {
	readonly side: "buy" | "sell" | "up" | "down";
	readonly isDisabled: boolean;
	readonly isBusy: boolean;
	/** The id of the element with its reason. */
	readonly describedBy: string;
	readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
	readonly children: ReactNode;
}): ReactNode => (
	<button
		type="button"
		className={classes.press}
		data-side={props.side}
		data-press
		disabled={props.isDisabled}
		aria-busy={props.isBusy}
		aria-describedby={props.describedBy}
		onClickCapture={leadToPress}
		onClick={props.onPress}
	>
		{props.isBusy ? <span className={classes.wheel} aria-hidden="true" /> : null}
		{props.children}
	</button>
);
