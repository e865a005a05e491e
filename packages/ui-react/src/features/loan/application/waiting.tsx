import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { ReviewCard } from "../../../parts/review/review-card.tsx";

/** While the platform reviews the application. */
export const Waiting = (): ReactNode => {
	const { t } = useWords();
	return (
		<ReviewCard kind="waiting" title={t("shared.certification.waiting")}>
			<p>{t("loan.waiting")}</p>
			<Link className="quiet-button" to="/message">
				{t("loan.toMessages")}
			</Link>
		</ReviewCard>
	);
};
