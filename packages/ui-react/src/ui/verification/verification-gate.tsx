import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { Empty } from "../status/status.tsx";
import { CertificationName } from "./certification-name.tsx";
import { useCertification } from "./use-certification.ts";
import { useVerificationPath } from "./use-verification-path.ts";

/** What a page shows instead of its content until the customer's identity is verified: why, the level, and the way there and back. */
export const VerificationGate = (props: {
	/** What needs the verification, as a sentence. */
	readonly text: string;
}): ReactNode => {
	const { t } = useWords();
	const { certification } = useCertification();
	const { pathname, search } = useLocation();
	const path = useVerificationPath();
	return (
		<Empty text={props.text}>
			{certification === undefined ? null : (
				<p>
					{t("shared.certification")} <CertificationName certification={certification} />
				</p>
			)}
			<Link className="main-link" to={`${path}?from=${encodeURIComponent(pathname + search)}`}>
				{t("shared.certification.verify")}
			</Link>
		</Empty>
	);
};
