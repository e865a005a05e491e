import { Button } from "@mantine/core";
import type { ReactNode } from "react";

/** A button as wide as its form. While it is busy it shows that and ignores taps. */
export const ActionButton = (props: {
	readonly look: "main" | "quiet";
	/** Without it the button submits the form. */
	readonly onPress?: () => void;
	readonly isBusy: boolean;
	readonly isDisabled: boolean;
	/** The id of the element with the reason why it is disabled. */
	readonly describedBy?: string;
	readonly children: ReactNode;
}): ReactNode => (
	<Button
		type={props.onPress ? "button" : "submit"}
		variant={props.look === "main" ? "filled" : "default"}
		h={props.look === "main" ? 50 : 48}
		size="md"
		fullWidth
		loading={props.isBusy}
		disabled={props.isDisabled && !props.isBusy}
		aria-describedby={props.describedBy}
		aria-busy={props.isBusy}
		onClick={props.onPress}
	>
		{props.children}
	</Button>
);
