import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useVerificationPath } from "./use-verification-path.ts";

/** The way to the verification of the identity, and from there back to this page. */
export const VerifyLink = (props: {
	readonly className: string;
	/** By default what the customer does there. */
	readonly label?: string;
}): ReactNode => {
	const { t } = useWords();
	const { pathname, search } = useLocation();
	const path = useVerificationPath();
	return (
		<Link className={props.className} to={`${path}?from=${encodeURIComponent(pathname + search)}`}>
			{props.label ?? t("shared.certification.verify")}
		</Link>
	);
};
