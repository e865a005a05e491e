import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { crossedEye, eye } from "../ui/icon/signs.ts";

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
			<Icon sign={isHidden ? crossedEye : eye} />
		</button>
	);
};
