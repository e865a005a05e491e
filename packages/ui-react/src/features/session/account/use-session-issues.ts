import type { Issue } from "../../../issues/issue-text.ts";
import { type ShownIssues, useShownIssues } from "../../../issues/use-shown-issues.ts";

/** The issues of a form about the account. `kind`: the password of the login, or the one for payments (Spec 2 §5, §8). */
export const useSessionIssues = (issues: readonly Issue[], kind: "login" | "pay" = "login"): ShownIssues =>
	useShownIssues(issues, {
		own: ({ is }) => `session.issue.${is === "not equal" ? `not equal.${kind}` : is}`,
	});
