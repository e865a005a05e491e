import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import classes from "./copy-button.module.css";

interface CopyButtonProps {
	readonly text: string;
	readonly label: string;
}

/** Copies `text` and reports whether that worked: pages over plain http have no clipboard. */
export const CopyButton = ({ text, label }: CopyButtonProps): ReactNode => {
	const { t } = useWords();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			showToast("done", t("session.copied"));
		} catch {
			showToast("refused", t("session.notCopied"));
		}
	};
	return (
		<button type="button" className={classes.copy} aria-label={label} onClick={copy}>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M9 9h11v12H9zM5 15H4V3h11v2" />
			</svg>
		</button>
	);
};
