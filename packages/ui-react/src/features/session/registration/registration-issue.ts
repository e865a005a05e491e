import {
	fieldOfRegistrationIssue,
	type RegistrationField,
	type RegistrationForm,
	type RegistrationIssue,
} from "@tradewind/domain/session";
import type { Translate } from "../../../i18n/translator.ts";
import { newPasswordText } from "../password/password-issues.ts";

/** The name of the input of a field. */
const inputs: Partial<Readonly<Record<RegistrationField, string>>> = { email: "account", phone: "account" };

export interface ShownIssue {
	readonly field: RegistrationField;
	/** The name of the input. */
	readonly input: string;
	readonly text: string;
}

/** An issue as the screen shows it. An area code that is missing is shown at its own field. */
export const shownIssue = (
	issue: RegistrationIssue,
	by: RegistrationForm["by"],
	t: Translate,
): ShownIssue => {
	const field = fieldOfRegistrationIssue(issue, by);
	const text =
		issue.is === "input full" || issue.is === "not equal"
			? newPasswordText(issue, "login", t)
			: t(`session.issue.${issue.is}`);
	return { field, input: inputs[field] ?? field, text };
};
