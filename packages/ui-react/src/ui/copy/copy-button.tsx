import type { ReactNode } from "react";
import classes from "./copy-button.module.css";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps {
	readonly text: string;
	readonly label: string;
}

/** Copies `text` and reports whether that worked. */
export const CopyButton = ({ text, label }: CopyButtonProps): ReactNode => {
	const copy = useCopy();
	return (
		<button type="button" className={classes.copy} aria-label={label} onClick={() => copy(text)}>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M9 9h11v12H9zM5 15H4V3h11v2" />
			</svg>
		</button>
	);
};
