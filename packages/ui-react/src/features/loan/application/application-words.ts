import type { ApplicationField, ApplicationIssue } from "@tradewind/domain/loan";
import { dayText } from "../../../i18n/day-text.ts";
import type { useWords } from "../../../i18n/words.ts";
import type { FormWords } from "../../../issues/reason-text.ts";
import type { uploading } from "../../../issues/use-shown-issues.ts";

/** The words of the application's issues, with the names of their fields (Spec 2 §5). */
export const applicationWords = ({
	t,
	language,
}: ReturnType<typeof useWords>): FormWords<ApplicationIssue | typeof uploading> => ({
	own: ({ is }) => `loan.issue.${is}`,
	facts: (issue) => ("earliest" in issue ? { day: dayText(issue.earliest, language.tag) } : {}),
	label: (issue) => ("field" in issue ? t(`loan.field.${fieldOf(issue)}`) : undefined),
});

/** The area code belongs to the mobile number. */
export const fieldOf = ({ field }: ApplicationIssue): ApplicationField =>
	field === "area" ? "mobile" : field;
