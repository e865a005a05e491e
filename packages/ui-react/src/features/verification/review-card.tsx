import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { reasonOf } from "../../ui/status/status.tsx";
import classes from "./review-card.module.css";
import { reviewEndText } from "./review-time.ts";

const ring = "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38z";
const signs = { waiting: `${ring}M24 13v11l7 5`, verified: `${ring}M15 24.5l6.5 6.5L34 18` } as const;

interface ReviewCardProps {
	readonly kind: "waiting" | "verified";
	readonly title: string;
	readonly children: ReactNode;
}

/** The state of a review: its sign, a sentence, and the next steps. */
export const ReviewCard = ({ kind, title, children }: ReviewCardProps): ReactNode => (
	<section className={classes.card} data-kind={kind}>
		<Icon sign={signs[kind]} box={48} size="3.5rem" weight={2.6} className={classes.sign} />
		<h2>{title}</h2>
		{children}
	</section>
);

/** By when the review ends (Spec 2 §9). */
export const ReviewEnd = ({ submittedAt }: { readonly submittedAt: string }): ReactNode => {
	const { t, language } = useWords();
	const end = reviewEndText(submittedAt, language.tag);
	return (
		<p>
			{end === undefined ? t("verification.waiting.text") : t("verification.waiting.until", { time: end })}
		</p>
	);
};

/** Why the review could not be read again. */
export const NotRead = ({ error }: { readonly error: QueryError | undefined }): ReactNode => {
	const { t } = useWords();
	if (!error) return null;
	return (
		<p role="alert" className={classes.failure}>
			{t("verification.notRead")} {reasonOf(error, t)}
		</p>
	);
};

/** Why the last submission was rejected, above the form. */
export const Rejection = ({ reason }: { readonly reason: string | undefined }): ReactNode => {
	const { t } = useWords();
	return (
		<section className={classes.rejection} data-kind="rejected" aria-label={t("verification.rejected")}>
			<strong>{t("verification.rejected")}</strong>
			<p>{reason ?? t("verification.rejected.noReason")}</p>
			<p className={classes.note}>{t("verification.rejected.next")}</p>
		</section>
	);
};
