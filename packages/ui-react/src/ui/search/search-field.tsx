import type { ReactNode } from "react";
import classes from "./search-field.module.css";

/** A field that filters a list while the customer types. */
export const SearchField = (props: {
	readonly label: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	/** On a prerendered page a typed letter would be lost. */
	readonly isReadOnly?: boolean;
}): ReactNode => (
	<input
		type="text"
		inputMode="search"
		className={classes.field}
		placeholder={props.label}
		aria-label={props.label}
		autoComplete="off"
		autoCorrect="off"
		spellCheck={false}
		enterKeyHint="search"
		readOnly={props.isReadOnly}
		value={props.value}
		onChange={(event) => props.onType(event.currentTarget.value)}
	/>
);
