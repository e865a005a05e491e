import type { NewPasswordForm, NewPasswordIssue } from "@tradewind/domain/session";
import type { Translate } from "../../../i18n/translator.ts";

/** The field that shows an issue of a new password. */
export const fieldOfNewPassword = (issue: NewPasswordIssue): keyof NewPasswordForm =>
	issue.is === "input full" ? issue.field : "repeated";

/** The text of an issue of a new password: one of the login, or one for payments (Spec 2 §5, §8). */
export const newPasswordText = (issue: NewPasswordIssue, kind: "login" | "pay", t: Translate): string =>
	issue.is === "input full" ? t("session.issue.input full") : t(`session.issue.${kind}.not equal`);

/** The error below a field of a new password. */
export const newPasswordError = (
	issue: NewPasswordIssue | undefined,
	field: keyof NewPasswordForm,
	kind: "login" | "pay",
	t: Translate,
): string | undefined =>
	issue && fieldOfNewPassword(issue) === field ? newPasswordText(issue, kind, t) : undefined;
