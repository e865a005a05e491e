import type { Certification } from "@tradewind/domain/verification";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";

/** The name of a certification: not verified, junior, advanced (Spec 2 §6). */
export const CertificationName = ({
	certification,
}: {
	readonly certification: Certification;
}): ReactNode => {
	const { t } = useWords();
	return t(`shared.certification.${certification}`);
};
