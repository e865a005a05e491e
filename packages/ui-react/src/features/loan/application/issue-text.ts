import type { ApplicationIssue } from "@tradewind/domain/loan";
import { dayText } from "../../../i18n/day-text.ts";
import type { useWords } from "../../../i18n/words.ts";

/** An issue of the application with the name of its field (Spec 2 §5). */
export const issueText = (issue: ApplicationIssue, { t, language }: ReturnType<typeof useWords>): string => {
	const field = t(`loan.field.${issue.field}`);
	switch (issue.is) {
		case "missing":
			return isUploaded(issue.field)
				? t("loan.issue.picture missing", { field })
				: t("loan.issue.missing", { field });
		case "too many decimals":
			return t("loan.issue.too many decimals", { field, count: issue.allowed });
		case "before the earliest birthday":
			return t("loan.issue.before the earliest birthday", { day: dayText(issue.earliest, language.tag) });
		default:
			return t(`loan.issue.${issue.is}`, { field });
	}
};

const isUploaded = (field: ApplicationIssue["field"]): boolean =>
	["handPicture", "houseCertificate", "carCertificate", "taxBill", "creditScorePicture"].includes(field);

/** The name of the input that shows the issue. */
export const inputOf = ({ is, field }: ApplicationIssue): string =>
	is === "area code missing" ? "area" : field;
