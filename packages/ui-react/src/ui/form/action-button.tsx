import { Button } from "@mantine/core";
import type { ReactNode } from "react";

/** A button of a form, as wide as the form. While it is busy it shows so and takes no further tap. */
export const ActionButton = (props: {
	readonly look: "main" | "quiet";
	/** Sends the form, unless it has an `onPress` of its own. */
	readonly onPress?: () => void;
	readonly isBusy: boolean;
	readonly isDisabled: boolean;
	/** The id of the reason why it is disabled. */
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
