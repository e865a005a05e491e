import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import classes from "./copy-button.module.css";
import { useCopy } from "./use-copy.ts";

const sheets = "M9 9h11v12H9zM5 15H4V3h11v2";

interface CopyButtonProps {
	readonly text: string;
	readonly label: string;
}

/** Copies `text` and reports whether that worked. */
export const CopyButton = ({ text, label }: CopyButtonProps): ReactNode => {
	const copy = useCopy();
	return (
		<button type="button" className={classes.copy} aria-label={label} onClick={() => copy(text)}>
			<Icon sign={sheets} size={16} strokeLinecap="butt" />
		</button>
	);
};
