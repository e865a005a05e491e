import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { ReviewCard } from "../../parts/review/review-card.tsx";
import { useIdentityReview } from "../../parts/review/use-identity-review.ts";
import { CertificationName } from "../../parts/verification/certification-name.tsx";
import { useCertification } from "../../parts/verification/use-certification.ts";
import { VerifyLink } from "../../parts/verification/verify-link.tsx";
import { Empty } from "../../ui/status/status.tsx";

/** What a page shows instead of its content until the customer's identity is verified: why, the level or its review, and the way there and back. */
export const VerificationGate = (props: {
	/** The reason for the verification, as a sentence. */
	readonly text: string;
}): ReactNode => {
	const { t } = useWords();
	const { certification } = useCertification();
	if (useIdentityReview() === "waiting for review")
		return (
			<ReviewCard kind="waiting" title={t("shared.start.verify.waiting")}>
				<p>{t("shared.certification.goOn")}</p>
				<VerifyLink className="quiet-button" label={t("shared.certification.see")} />
			</ReviewCard>
		);
	return (
		<Empty text={props.text}>
			{certification === undefined ? null : (
				<p>
					{t("shared.certification")} <CertificationName certification={certification} />
				</p>
			)}
			<VerifyLink className="main-link" />
		</Empty>
	);
};
