import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";

/** Hides the amounts on all pages, or shows them again (Spec 2 §2). */
export const HideToggle = ({ className = "" }: { readonly className?: string | undefined }): ReactNode => {
	const { t } = useWords();
	const [isHidden, toggle] = useHiddenAmounts();
	return (
		<button
			type="button"
			className={`icon-button ${className}`}
			aria-label={t("shared.hideAmounts")}
			aria-pressed={isHidden}
			onClick={toggle}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" />
				{isHidden ? <path d="M4 4l16 16" /> : null}
			</svg>
		</button>
	);
};
