import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";

/** Hides the amounts on all pages, or shows them again. */
export const HideToggle = (props: {
	readonly isHidden: boolean;
	readonly onToggle: () => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={t("account.hideAmounts")}
			aria-pressed={props.isHidden}
			onClick={props.onToggle}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
				{props.isHidden ? <path d="M4 4l16 16" /> : null}
			</svg>
		</button>
	);
};
