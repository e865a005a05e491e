import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Empty } from "../../ui/status/status.tsx";
import { CertificationName } from "./certification-name.tsx";
import { useCertification } from "./use-certification.ts";
import { VerifyLink } from "./verify-link.tsx";

/** What a page shows instead of its content until the customer's identity is verified: why, the level, and the way there and back. */
export const VerificationGate = (props: {
	/** The reason for the verification, as a sentence. */
	readonly text: string;
}): ReactNode => {
	const { t } = useWords();
	const { certification } = useCertification();
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
