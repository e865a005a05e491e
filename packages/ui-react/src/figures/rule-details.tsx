import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Fold } from "./how-computed.tsx";

/** What few customers look up in a calculation: which rule it is, and how its result is rounded. A tap shows it. */
export const RuleDetails = ({ children }: { readonly children: ReactNode }): ReactNode => {
	const { t } = useWords();
	return <Fold label={t("shared.how.rule")}>{() => children}</Fold>;
};
