import { useWords } from "../../i18n/words.ts";
import type { Issue } from "../../issues/issue-text.ts";
import { type ShownIssues, uploading, useShownIssues } from "../../issues/use-shown-issues.ts";
import { type Slots, useIsUploading } from "./picture-slots.tsx";

/** The issues of a form with pictures. A picture that is uploading is named instead of missing. */
export const useIdentityIssues = (issues: readonly Issue[], slots: Slots): ShownIssues => {
	const { t } = useWords();
	const shown: readonly Issue[] = useIsUploading(slots) ? [uploading] : issues;
	return useShownIssues(shown, {
		own: ({ is }) => `verification.issue.${is}`,
		label: ({ is, field }) => (is === "picture missing" ? t(`verification.${field}`) : undefined),
	});
};
