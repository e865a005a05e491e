import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useCopy } from "../ui/copy/use-copy.ts";
import { auditLine, type ComputedCase } from "./audit-line.ts";

/** Copies a calculation as a line that `npm run audit` computes again (docs/audit.md). */
export const CopyCase = (shown: ComputedCase): ReactNode => {
	const { t } = useWords();
	const copy = useCopy();
	const line = auditLine(shown);
	return line === undefined ? null : (
		<button type="button" className="quiet-button" onClick={() => copy(line)}>
			{t("shared.how.copyCase")}
		</button>
	);
};
