import type { QueryError } from "@tradewind/domain/request";
import type { ReactNode } from "react";
import { LocalTime } from "../../figures/long-time.tsx";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { reasonOf } from "../../ui/status/status.tsx";
import classes from "./review-card.module.css";
import { endOfReview, promisedTime } from "./review-time.ts";

/** By when the review ends, in the zone of the site and in that of the customer (Spec 2 §9; docs/assumptions.md, A-171). */
export const ReviewEnd = ({ submittedAt }: { readonly submittedAt: string }): ReactNode => {
	const { t, language } = useWords();
	const { timeZone } = useSettings();
	const { zone } = useTimes();
	const end = endOfReview(submittedAt);
	if (end === undefined) return <p>{t("verification.waiting.text")}</p>;
	return (
		<p>
			{t("verification.waiting.until", { time: `${promisedTime(end, language.tag, timeZone)} ${zone}` })}{" "}
			<LocalTime time={end} />
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
