import type { ReactNode } from "react";
import classes from "./bottom-bar.module.css";

/**
 * With large text the buttons of an order are below its fields: a line at the lower edge of the screen names them and leads there
 * (docs/assumptions/screens.md, A-963). The keyboard and screen readers have the buttons themselves.
 */
export const LeadToBar = ({ label }: { readonly label: string }): ReactNode => (
	<button
		type="button"
		className={classes.lead}
		tabIndex={-1}
		aria-hidden="true"
		onClick={({ currentTarget }) =>
			currentTarget.parentElement?.querySelector("[data-bar]")?.scrollIntoView({ block: "end" })
		}
	>
		{label} ↓
	</button>
);
