import { type ReactNode, useId } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./copied-line.module.css";
import { useCopy } from "./use-copy.ts";

interface CopiedLineProps {
	readonly label: string;
	/** Written from left to right in every language, such as an address or a code. */
	readonly text: string;
}

/** A text in full, with a button that copies it. A customer whose browser blocks copying can select it. */
export const CopiedLine = ({ label, text }: CopiedLineProps): ReactNode => {
	const { t } = useWords();
	const copy = useCopy();
	const id = useId();
	return (
		<div className={classes.line}>
			<span id={`${id}-label`} className={classes.label}>
				{label}
			</span>{" "}
			<bdi dir="ltr" className={classes.text}>
				{text}
			</bdi>
			<button
				type="button"
				id={id}
				className="quiet-button"
				aria-labelledby={`${id} ${id}-label`}
				onClick={() => copy(text)}
			>
				{t("shared.copy")}
			</button>
		</div>
	);
};
